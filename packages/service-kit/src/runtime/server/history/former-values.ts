import { isDeepStrictEqual } from 'node:util';
import type { FieldContract, MessageContract } from '@bms/contracts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Compiles the body of an update that gives a record the values that it had. It has the members that differ and that an
 * update can set: none that the server sets, no status, which actions move, and no secret.
 * @param body the message of the body of the update
 * @param record the message of the record, which has the moves of a status
 * @returns a function of the former and the current response of the detail, as JSON
 */
export function compileFormerValues(
  body: MessageContract,
  record: MessageContract,
): (then: Members, now: Members) => Members {
  const isStatus = ({ name }: FieldContract): boolean => (record.field(name)?.rules.moves.length ?? 0) > 0;
  const fields = body.fields.filter((field) => isReverted(field) && !isStatus(field));
  return (then, now) => {
    const [former, current] = [membersOf(then), membersOf(now)];
    const differing = fields.filter(({ name }) => name in former || name in current);
    return Object.fromEntries(
      differing
        .filter(({ name }) => !isDeepStrictEqual(former[name], current[name]))
        .map((field) => [field.name, formerValue(field, former[field.name], current[field.name])]),
    );
  };
}

/** Returns the members of a record together with those beside it, such as custom fields. */
const membersOf = ({ record, ...beside }: Members): Members => ({ ...(record as Members), ...beside });

const isReverted = ({ rules }: FieldContract): boolean =>
  !rules.readOnly && !rules.createOnly && !rules.sensitive && !rules.nameOf && rules.moves.length === 0;

function formerValue(field: FieldContract, then: unknown, now: unknown): unknown {
  if (then === undefined || then === null) return null;
  // Maps are merged by key.
  if (field.map) return { ...unset(now), ...(then as Members) };
  return field.message ? settable(field.message, then) : then;
}

const unset = (now: unknown): Members => Object.fromEntries(Object.keys(now ?? {}).map((key) => [key, null]));

/** Returns a nested value without members that the server sets, and without unset ones. */
function settable(message: MessageContract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => settable(message, entry));
  const members = value as Members;
  const sent = message.fields.filter(
    ({ name, rules }) => !rules.readOnly && !rules.nameOf && (members[name] ?? null) !== null,
  );
  return Object.fromEntries(
    sent.map((field) => [
      field.name,
      field.message && !field.map ? settable(field.message, members[field.name]) : members[field.name],
    ]),
  );
}

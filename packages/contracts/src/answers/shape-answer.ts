import type { FieldContract, MessageContract, Rpc } from '../types.ts';

type Members = Record<string, unknown>;
/** Changes the members of a message in place. */
type Step = (members: Members) => void;

/**
 * Compiles the conversion of a decoded response to its JSON body: unset `optional` fields become null, decimals become
 * numbers, JSON text and scalars become their values, write-only fields are removed. Most messages need no conversion.
 * @returns a function that changes its argument in place and returns it
 */
export function shapeAnswer(message: MessageContract): (wire: Members) => Members {
  const apply = compileSteps(message, new Map());
  return (wire) => {
    apply?.(wire);
    return wire;
  };
}

function compileSteps(message: MessageContract, known: Map<MessageContract, Step | undefined>): Step | undefined {
  if (known.has(message)) return known.get(message);
  // A recursive message finds this entry; its steps are complete before the function runs.
  const steps: Step[] = [];
  const apply: Step = (members) => {
    for (const step of steps) step(members);
  };
  known.set(message, apply);
  for (const field of message.fields) {
    const step = fieldStep(field, known);
    if (step) steps.push(step);
  }
  if (steps.length === 0) known.set(message, undefined);
  return known.get(message);
}

function fieldStep(field: FieldContract, known: Map<MessageContract, Step | undefined>): Step | undefined {
  const { name, rules, nullable } = field;
  if (rules.writeOnly) return (members) => delete members[name];
  if (rules.omitUnset) return (members) => omitUnset(members, name);
  if (rules.json) return (members) => showJson(members, name, rules.omitEmpty);
  const shape = valueStep(field, known);
  if (rules.omitEmpty)
    return (members) =>
      isEmpty(members[name]) || members[name] === 0 || isEmptyList(members[name])
        ? delete members[name]
        : shape?.(members);
  if (!nullable) return shape;
  // The empty string is a valid string, but not a valid decimal.
  const isUnset = rules.decimals === undefined ? isAbsent : isEmpty;
  return (members) => {
    if (isUnset(members[name])) members[name] = null;
    else shape?.(members);
  };
}

/** Replaces JSON text by its value; the empty text is null, or is removed. */
function showJson(members: Members, name: string, omitEmpty: boolean): void {
  if (omitEmpty && isEmpty(members[name])) delete members[name];
  else members[name] = parsed(members[name]);
}

/** Removes an unset member; the empty text becomes null. */
function omitUnset(members: Members, name: string): void {
  if (isAbsent(members[name])) delete members[name];
  else if (members[name] === '') members[name] = null;
}

function valueStep(field: FieldContract, known: Map<MessageContract, Step | undefined>): Step | undefined {
  if (field.rules.decimals !== undefined) return decimalStep(field);
  if (field.rules.scalar) return scalarStep(field);
  return field.message && messageStep(field, compileSteps(field.message, known));
}

const parsed = (text: unknown): unknown => (isEmpty(text) ? null : JSON.parse(String(text)));
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isEmpty = (value: unknown): boolean => isAbsent(value) || value === '';
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function decimalStep({ name, repeated }: FieldContract): Step {
  if (repeated) return (members) => (members[name] = (members[name] as string[]).map(Number));
  return (members) => (members[name] = Number(members[name] ?? 0));
}

function scalarStep({ name }: FieldContract): Step {
  return (members) => {
    const map = members[name] as Members;
    for (const key of Object.keys(map)) map[key] = parsed(map[key]);
  };
}

function messageStep({ name, repeated, map }: FieldContract, step: Step | undefined): Step | undefined {
  if (!step) return undefined;
  if (repeated) return (members) => (members[name] as Members[]).forEach(step);
  if (map) return (members) => Object.values(members[name] as Record<string, Members>).forEach(step);
  return (members) => members[name] && step(members[name] as Members);
}

/** The message of a file that the gateway sends as the body of a response. */
const FILE_CONTENT = 'bms.api.FileContent';

/** True if an rpc returns a file instead of JSON. */
export const returnsFile = ({ response }: Rpc): boolean => response.name === FILE_CONTENT;

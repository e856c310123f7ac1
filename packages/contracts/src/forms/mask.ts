import type { HttpBinding, MessageContract } from '../types.ts';
import { isSettable } from './input-schema.ts';
import { messagesIn } from './to-wire.ts';

/**
 * Builds the update mask of a body: names of fields, and `map.key` for the entries of maps, which are merged by key.
 * @param sent the members of the body, without its nulls
 * @param cleared the paths that are null in the body
 * @see docs/adr/0003-one-message.md
 */
export function maskOf(
  kind: HttpBinding['mask'],
  message: MessageContract,
  sent: Readonly<Record<string, unknown>>,
  cleared: readonly string[],
): string[] {
  const paths = message.fields.flatMap((field) => {
    const value = sent[field.name];
    if (field.map) return Object.keys(value ?? {}).map((key) => `${field.name}.${key}`);
    const replaced = kind === 'replace' && isSettable(field, kind) && !field.rules.putKeeps;
    return value !== undefined || replaced ? [field.name] : [];
  });
  return [...new Set([...paths, ...cleared])];
}

/**
 * Sets fields that were not sent to the defaults of the contract, in place: in the record only those in `names` (all if
 * omitted), in nested messages all, because they are sent as a whole.
 */
export function fillDefaults(
  members: Record<string, unknown>,
  message: MessageContract,
  names?: ReadonlySet<string>,
): void {
  for (const field of message.fields) {
    const { name, rules } = field;
    const wanted = names === undefined || names.has(name);
    if (wanted && members[name] === undefined && rules.defaultValue !== undefined)
      members[name] = structuredClone(rules.defaultValue);
    for (const entry of messagesIn(field, members[name])) fillDefaults(entry, field.message!);
  }
}

import type { HttpBinding, MessageContract } from '../types.ts';
import { isSettable } from './input-schema.ts';
import { messagesIn } from './to-wire.ts';

/**
 * The update mask of a body: names of fields, and `map.key` for the entries of maps, which merge by key.
 * @param sent the members of the body, without its nulls
 * @param cleared what was null in the body
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
 * Gives the fields that were not sent the values that the contract names for them: of the record those in `names` (all
 * where it is left out), of the messages in it all, since they are sent as a whole. In place.
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

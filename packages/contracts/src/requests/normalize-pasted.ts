import type { FieldContract, MessageContract, Rules } from '../types.ts';
import { isMembers, messagesIn } from './to-wire.ts';

type Members = Record<string, unknown>;
type Kind = Exclude<Rules['normalize'], ''>;

const LINE_ENDS_AND_FORMAT_CHARACTERS = /[\p{Cf}\r\n\u2028\u2029]+/gu;

/**
 * The text that a person meant, without what copying adds: spaces of any kind, line ends and invisible format
 * characters. A space within an email address stays, and is reported as an error: what is before it may be a name.
 */
const kinds: Record<Kind, (text: string) => string> = {
  email: (text) => text.replace(LINE_ENDS_AND_FORMAT_CHARACTERS, '').trim(),
  phone: (text) =>
    text
      .replace(/\p{Cf}+/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  code: (text) => text.replace(/[\s\p{Cf}]+/gu, ''),
};

/** Returns a pasted email address, phone number or code as it was meant. */
export const normalizePasted = (kind: Kind, text: string): string => kinds[kind](text);

/** Compiles the normalization of the fields with the rule `normalize`, in place, at any depth. */
export function compileNormalization(fields: readonly FieldContract[]): (members: unknown) => void {
  const concerned = fields.filter((field) => isConcerned(field, new Set()));
  if (concerned.length === 0) return () => {};
  return (members) => {
    if (isMembers(members)) normalizeFields(members, concerned);
  };
}

function isConcerned({ rules, message }: FieldContract, seen: Set<MessageContract>): boolean {
  if (rules.normalize) return true;
  if (!message || seen.has(message)) return false;
  seen.add(message);
  return message.fields.some((field) => isConcerned(field, seen));
}

function normalizeFields(members: Members, fields: readonly FieldContract[]): void {
  for (const field of fields) {
    const value = members[field.name];
    if (field.rules.normalize) members[field.name] = normalizeValue(field.rules.normalize, value);
    for (const entry of messagesIn(field, value)) normalizeFields(entry, field.message!.fields);
  }
}

function normalizeValue(kind: Kind, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => normalizeValue(kind, entry));
  return typeof value === 'string' ? normalizePasted(kind, value) : value;
}

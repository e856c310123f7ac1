import { Decimal } from 'decimal.js';
import type { FieldContract, MessageContract } from '../types.ts';
import { isDateOrTime } from './formats.ts';
import { type InputMode, isSettable } from './input-schema.ts';
import { jsonText, numberSource } from './read-json.ts';

type Members = Record<string, unknown>;

/**
 * Removes the nulls of a body, in place: `null` means "unset", which protobuf expresses by omitting the field. The
 * empty string counts as null for dates, timestamps and numbers, because form libraries send it. A null that unsets
 * nothing stays: it is a scalar of a new record, or the schema rejects it (a required field, an entry of a list).
 * @returns the names of the fields, and `map.key` of the entries, that were null
 */
export function removeNulls(members: Members, message: MessageContract, mode: InputMode): string[] {
  const cleared: string[] = [];
  for (const field of message.fields) {
    const value = members[field.name];
    if ((value === null || (value === '' && hasNoEmptyString(field))) && mayBeNull(field, mode)) {
      delete members[field.name];
      cleared.push(field.name);
    } else if (field.map && isMembers(value) && !(field.rules.scalar && mode === 'create')) {
      cleared.push(...removeEntries(value).map((key) => `${field.name}.${key}`));
    }
    for (const entry of messagesIn(field, value)) removeNulls(entry, field.message!, mode);
  }
  return cleared;
}

/** True if the empty string is not a value of the field: it holds one date, timestamp or number. */
function hasNoEmptyString({ type, repeated, map, rules }: FieldContract): boolean {
  if (repeated || map || type === 'message') return false;
  return (
    isDateOrTime(rules.format) ||
    rules.decimals !== undefined ||
    type === 'int32' ||
    type === 'int64' ||
    type === 'double'
  );
}

/** True if the field accepts null. A server-set field may be sent back as shown. */
const mayBeNull = (field: FieldContract, mode: InputMode): boolean =>
  isSettable(field, mode) ? !field.rules.required : mode !== 'create' && field.nullable;

function removeEntries(map: Members): string[] {
  const cleared = Object.keys(map).filter((key) => map[key] === null);
  for (const key of cleared) delete map[key];
  return cleared;
}

/** True if a value is an object and not a list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the messages in the value of a field: one, those of a list or those of a map. */
export function messagesIn({ message, map }: FieldContract, value: unknown): Members[] {
  if (!message) return [];
  return (map && isMembers(value) ? Object.values(value) : [value].flat()).filter(isMembers);
}

/** True if a message contains decimals, scalars or JSON, whose numbers are sent as text. */
export function hasNumberTexts(message: MessageContract, seen = new Set<MessageContract>()): boolean {
  if (seen.has(message)) return false;
  seen.add(message);
  return message.fields.some(
    ({ rules, message: inner }) =>
      rules.decimals !== undefined ||
      rules.scalar ||
      (rules.json && !rules.readOnly) ||
      (inner !== undefined && hasNumberTexts(inner, seen)),
  );
}

/** Converts the scalars and the JSON of a validated message to the text that is sent, in place. */
export function scalarsToText(members: Members, message: MessageContract): void {
  for (const field of message.fields) {
    const value = members[field.name];
    if (field.rules.scalar && isMembers(value))
      for (const key of Object.keys(value)) value[key] = JSON.stringify(value[key]);
    if (field.rules.json && value !== undefined) members[field.name] = jsonText(value);
    for (const entry of messagesIn(field, value)) scalarsToText(entry, field.message!);
  }
}

/** Converts the decimals of a validated message to the text that is sent, in place. */
export function decimalsToText(members: Members, message: MessageContract): void {
  for (const field of message.fields) {
    const value = members[field.name];
    if (value === undefined) continue;
    if (field.rules.decimals !== undefined) members[field.name] = decimalText(members, field);
    for (const entry of messagesIn(field, value)) decimalsToText(entry, field.message!);
  }
}

function decimalText(members: Members, field: FieldContract): unknown {
  const value = members[field.name];
  if (Array.isArray(value)) return value.map((entry: number, index) => plain(numberSource(value, index, entry)));
  return typeof value === 'number' ? plain(numberSource(members, field.name, value)) : value;
}

const plain = (source: string): string => new Decimal(source).toFixed();

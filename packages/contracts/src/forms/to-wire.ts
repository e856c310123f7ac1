import { Decimal } from 'decimal.js';
import type { FieldContract, MessageContract } from '../types.ts';
import { type InputMode, isSettable } from './input-schema.ts';
import { numberSource } from './read-json.ts';

type Members = Record<string, unknown>;

/**
 * Takes the nulls out of a body, in place: `null` stands for "unset", which protobuf says by leaving a field out.
 * A null that unsets nothing stays: a scalar of a new record, or for the schema to refuse (a required field, an entry of a list).
 * @returns the names of the fields, and `map.key` of the entries, that were null
 */
export function takeOutNulls(members: Members, message: MessageContract, mode: InputMode): string[] {
  const cleared: string[] = [];
  for (const field of message.fields) {
    const value = members[field.name];
    if (value === null && mayBeNull(field, mode)) {
      delete members[field.name];
      cleared.push(field.name);
    } else if (field.map && isMembers(value) && !(field.rules.scalar && mode === 'create')) {
      cleared.push(...takeOutEntries(value).map((key) => `${field.name}.${key}`));
    }
    for (const entry of messagesIn(field, value)) takeOutNulls(entry, field.message!, mode);
  }
  return cleared;
}

/** What the server sets may be sent back as it was shown. */
const mayBeNull = (field: FieldContract, mode: InputMode): boolean =>
  isSettable(field, mode) ? !field.rules.required : mode !== 'create' && field.nullable;

function takeOutEntries(map: Members): string[] {
  const cleared = Object.keys(map).filter((key) => map[key] === null);
  for (const key of cleared) delete map[key];
  return cleared;
}

/** Whether a value of a body is an object with members, and no list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The messages that the value of a field holds: one, those of a list or those of a map. */
export function messagesIn({ message, map }: FieldContract, value: unknown): Members[] {
  if (!message) return [];
  return (map && isMembers(value) ? Object.values(value) : [value].flat()).filter(isMembers);
}

/** Whether a message holds decimals or scalars, whose numbers travel as text. */
export function hasNumberTexts(message: MessageContract, seen = new Set<MessageContract>()): boolean {
  if (seen.has(message)) return false;
  seen.add(message);
  return message.fields.some(
    ({ rules, message: inner }) =>
      rules.decimals !== undefined || rules.scalar || (inner !== undefined && hasNumberTexts(inner, seen)),
  );
}

/** Turns the scalars of checked members, a message's JSON, into the JSON text that travels. In place. */
export function scalarsToText(members: Members, message: MessageContract): void {
  for (const field of message.fields) {
    const value = members[field.name];
    if (field.rules.scalar && isMembers(value))
      for (const key of Object.keys(value)) value[key] = JSON.stringify(value[key]);
    for (const entry of messagesIn(field, value)) scalarsToText(entry, field.message!);
  }
}

/** Turns the decimals of checked members, a message's JSON, into the text that travels. In place. */
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

import type { Violation } from '../errors/violation.ts';
import { decimalsToText, hasNumberTexts, messagesIn } from '../requests/to-wire.ts';
import type { FieldContract, MessageContract } from '../types.ts';

/** A decoded message: unset fields are zero, empty or null, or absent if `optional`. */
export type Message = Record<string, unknown>;

/** Sets unset fields to the defaults of the contract, in place. */
export function setEmptyValues(value: Message, message: MessageContract): void {
  for (const field of message.fields) {
    const { name, rules } = field;
    if (rules.defaultValue !== undefined && isUnset(field, value[name]))
      value[name] = structuredClone(rules.defaultValue);
    for (const entry of messagesIn(field, value[name])) setEmptyValues(entry, field.message!);
  }
  if (hasNumberTexts(message)) decimalsToText(value, message);
}

/**
 * True if a field counts as unset. Empty lists and zeros may be intended; an empty string is not if the contract has a
 * default.
 */
function isUnset({ type, repeated, map }: FieldContract, value: unknown): boolean {
  return value === undefined || value === null || (type === 'string' && !repeated && !map && value === '');
}

/**
 * Copies a message without the nulls of unset messages, at any depth, because null is a value in JSON Schema. Scalars
 * are parsed.
 */
export function withoutNulls(value: Message, message: MessageContract): Message {
  const copy: Message = {};
  for (const field of message.fields) {
    const member = value[field.name];
    if (member === undefined || member === null) continue;
    if (field.message) copy[field.name] = copyOf(field, member);
    else copy[field.name] = field.rules.scalar ? scalarsOf(member as Readonly<Record<string, string>>) : member;
  }
  return copy;
}

function copyOf({ message, repeated, map }: FieldContract, member: unknown): unknown {
  const copy = (entry: unknown): Message => withoutNulls(entry as Message, message!);
  if (repeated) return (member as unknown[]).map(copy);
  if (!map) return copy(member);
  return Object.fromEntries(Object.entries(member as Message).map(([key, entry]) => [key, copy(entry)]));
}

const scalarsOf = (texts: Readonly<Record<string, string>>): Message =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, scalarOf(text)]));

/**
 * Parses a scalar. Text that JSON.stringify would write differently yields undefined, which every scalar schema
 * rejects.
 */
function scalarOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the server-set fields that a new record sets, and states other than the initial one. */
export function findServerSet(value: Message, message: MessageContract, path = ''): Violation[] {
  return message.fields.flatMap((field) => {
    const at = path + field.name;
    const member = value[field.name];
    if (field.rules.readOnly) return isSet(member) ? [serverSet(at)] : [];
    if (field.rules.initial && member !== field.rules.initial) return [notInitial(at, field.rules.initial)];
    return nestedServerSet(field, member, at);
  });
}

function nestedServerSet(field: FieldContract, member: unknown, at: string): Violation[] {
  if (!field.message || !isSet(member)) return [];
  const entries = Object.entries(member as object);
  if (field.repeated) return entries.flatMap(([key, entry]) => findServerSet(entry, field.message!, `${at}[${key}].`));
  if (field.map) return entries.flatMap(([key, entry]) => findServerSet(entry, field.message!, `${at}.${key}.`));
  return findServerSet(member as Message, field.message, `${at}.`);
}

function isSet(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

const serverSet = (field: string): Violation => ({
  field,
  code: 'read_only',
  message: `${field} is set by the server.`,
});

const notInitial = (field: string, initial: string): Violation => ({
  field,
  code: 'not_allowed',
  message: `${field} must be "${initial}".`,
});

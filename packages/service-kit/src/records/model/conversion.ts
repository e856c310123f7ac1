import type { FieldContract, MessageContract } from '@bms/contracts';
import { mongo } from 'mongoose';
import { type Days, dayText, parseDay } from './days.ts';
import type { StoredValues } from './stored.ts';

type Message = Record<string, unknown>;

/** Converts the values of a field between wire and stored form. */
interface Codec {
  toStored(value: unknown): unknown;
  toWire(value: unknown): unknown;
}

const same: Codec = { toStored: (value) => value, toWire: (value) => value };

const date: Codec = {
  toStored: (value) => parseDay(String(value)),
  toWire: (value) => (value instanceof Date ? dayText(value) : value),
};

const instant: Codec = {
  toStored: (value) => new Date(String(value)),
  toWire: (value) => (value instanceof Date ? value.toISOString() : value),
};

/** Creates the codec of an instant that is shown as the day that contains it. */
const dayOfInstant = (days: Days): Codec => ({
  ...instant,
  toWire: (value) => (value instanceof Date ? dayText(days.of(value)) : value),
});

const decimal: Codec = { toStored: (value) => mongo.Decimal128.fromString(String(value)), toWire: String };

const scalar: Codec = { toStored: (value) => JSON.parse(String(value)), toWire: (value) => JSON.stringify(value) };

const idList: Codec = {
  toStored: (value) => String(value).split(',').filter(Boolean).map(Number),
  toWire: (value) => (Array.isArray(value) ? value.join(',') : value),
};

function codecOf(field: FieldContract, days: Days): Codec {
  if (field.message) return messageCodec(field.message, days);
  if (field.rules.decimals !== undefined) return decimal;
  if (field.rules.scalar) return scalar;
  if (field.rules.format === 'date') return isDayOfInstant(field) ? dayOfInstant(days) : date;
  if (field.rules.format === 'date_time') return instant;
  return field.rules.format === 'id_list' ? idList : same;
}

/** The stored instant of creation. The contract shows it as a date. */
const CREATED_AT = 'created_at';

/** True for a field that shows an instant as the day that contains it; any other `date` field is stored as a day. */
export const isDayOfInstant = ({ rules }: FieldContract): boolean =>
  rules.format === 'date' && rules.storedAs === CREATED_AT;

function messageCodec(message: MessageContract, days: Days): Codec {
  const encode = compileEncoder(message, days);
  const decoders = compileDecoders({ ...message, fields: message.fields.filter(({ rules }) => !rules.computed) }, days);
  const toStored = (value: unknown) =>
    Object.fromEntries(
      decoders.flatMap(({ name, storedAs, decode }) => present(storedAs, decode((value as Message)[name]))),
    );
  return { toStored, toWire: (value) => encode(value as StoredValues) };
}

const present = (name: string, value: unknown): [string, unknown][] => (value === undefined ? [] : [[name, value]]);

/** A stored field of a message. */
export interface FieldDecoder {
  readonly name: string;
  readonly storedAs: string;
  /** Returns the value to store; undefined for an unset value. */
  decode(value: unknown): unknown;
}

/**
 * Compiles the conversion of a message's fields into stored values: dates, decimals and id lists in native types, so
 * that they sort and compare.
 */
export function compileDecoders(message: MessageContract, days: Days): FieldDecoder[] {
  return message.fields.map((field) => ({
    name: field.name,
    storedAs: field.rules.storedAs,
    decode: compileDecoder(field, days),
  }));
}

function compileDecoder(field: FieldContract, days: Days): (value: unknown) => unknown {
  const { toStored } = codecOf(field, days);
  if (field.repeated) return (value) => ((value ?? []) as unknown[]).map(toStored);
  if (field.rules.externalIds) return (value) => (Object.keys(value ?? {}).length > 0 ? value : undefined);
  if (field.map) return (value) => mapValues((value ?? {}) as Message, toStored);
  if (toStored === idList.toStored) return (value) => toStored(value ?? '');
  const emptyIsUnset = field.rules.decimals !== undefined || field.rules.format.startsWith('date');
  return (value) => (value == null || (emptyIsUnset && value === '') ? undefined : toStored(value));
}

function mapValues(map: Message, convert: (value: unknown) => unknown): Message {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, convert(value)]));
}

/** Computes a field from a stored record; a method, so that readers of one record type also count as `Computed`. */
type ComputedField<Stored> = { compute(record: Stored): unknown }['compute'];

/** Functions that compute fields from a stored record when it is read, by field name. */
export type Computed<Stored = StoredValues> = Readonly<Record<string, ComputedField<Stored>>>;

/**
 * Compiles the conversion of a stored record into a message: names, dates, decimals, and for unset values the default
 * of the type, or nothing if the field is nullable.
 */
export function compileEncoder(
  message: MessageContract,
  days: Days,
  computed: Computed = {},
): (record: StoredValues) => Message {
  const writers = message.fields
    .filter((field) => !field.rules.writeOnly)
    .map((field) => ({ name: field.name, read: compileReader(field, days, computed[field.name]) }));
  return (record) => {
    const encoded: Message = {};
    for (const { name, read } of writers) {
      const value = read(record);
      if (value !== undefined) encoded[name] = value;
    }
    return encoded;
  };
}

/** Compiles the function that reads a field of a message from a stored record. */
export function compileReader(
  field: FieldContract,
  days: Days,
  compute?: ComputedField<StoredValues>,
): (record: StoredValues) => unknown {
  const { toWire } = codecOf(field, days);
  const storedAs = storedName(field);
  const empty = emptyValue(field);
  const convert = field.repeated
    ? (value: unknown) => (value as unknown[]).map(toWire)
    : field.map
      ? (value: unknown) => mapValues(value as Message, toWire)
      : toWire;
  return (record) => {
    const value = compute ? compute(record) : record[storedAs];
    return value == null ? empty : convert(value);
  };
}

/** Returns the stored name of a field; the id is stored as MongoDB's `_id`. */
export function storedName({ name, rules }: FieldContract): string {
  return rules.storedAs === name && name === 'id' ? '_id' : rules.storedAs;
}

function emptyValue(field: FieldContract): unknown {
  if (field.nullable) return undefined;
  if (field.repeated) return [];
  if (field.map) return {};
  if (field.type === 'message') return undefined;
  if (field.type === 'string') return '';
  return field.type === 'bool' ? false : 0;
}

import type { FieldContract, MessageContract } from '@bms/contracts';
import { mongo } from 'mongoose';
import type { StoredValues } from './stored.ts';

type Message = Record<string, unknown>;

/** Converts the values of a field between wire and stored form. */
interface Codec {
  toStored(value: unknown): unknown;
  toWire(value: unknown): unknown;
}

const same: Codec = { toStored: (value) => value, toWire: (value) => value };

const date: Codec = {
  toStored: (value) => new Date(`${value}T00:00:00.000Z`),
  toWire: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
};

const instant: Codec = {
  toStored: (value) => new Date(String(value)),
  toWire: (value) => (value instanceof Date ? value.toISOString() : value),
};

const decimal: Codec = { toStored: (value) => mongo.Decimal128.fromString(String(value)), toWire: String };

const scalar: Codec = { toStored: (value) => JSON.parse(String(value)), toWire: (value) => JSON.stringify(value) };

const idList: Codec = {
  toStored: (value) => String(value).split(',').filter(Boolean).map(Number),
  toWire: (value) => (Array.isArray(value) ? value.join(',') : value),
};

function codecOf(field: FieldContract): Codec {
  if (field.message) return messageCodec(field.message);
  if (field.rules.decimals !== undefined) return decimal;
  if (field.rules.scalar) return scalar;
  if (field.rules.format === 'date') return date;
  if (field.rules.format === 'date_time') return instant;
  return field.rules.format === 'id_list' ? idList : same;
}

function messageCodec(message: MessageContract): Codec {
  const encode = compileEncoder(message);
  const decoders = compileDecoders(message);
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
export function compileDecoders(message: MessageContract): FieldDecoder[] {
  return message.fields.map((field) => ({
    name: field.name,
    storedAs: field.rules.storedAs,
    decode: compileDecoder(field),
  }));
}

function compileDecoder(field: FieldContract): (value: unknown) => unknown {
  const { toStored } = codecOf(field);
  if (field.repeated) return (value) => ((value ?? []) as unknown[]).map(toStored);
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
export function compileEncoder(message: MessageContract, computed: Computed = {}): (record: StoredValues) => Message {
  const writers = message.fields
    .filter((field) => !field.rules.writeOnly)
    .map((field) => ({ name: field.name, read: compileReader(field, computed[field.name]) }));
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
  compute?: ComputedField<StoredValues>,
): (record: StoredValues) => unknown {
  const { toWire } = codecOf(field);
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

/** Returns the start of the day (UTC) that contains an instant; dates are stored this way. */
export const startOfDay = (instant: Date): Date => new Date(instant.toISOString().slice(0, 10));

/** Formats a stored date as YYYY-MM-DD; empty if unset. */
export const dayText = (day: unknown): string => (day instanceof Date ? day.toISOString().slice(0, 10) : '');

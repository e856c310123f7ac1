import { mongo, Schema } from 'mongoose';
import type { StoredValues } from '../records/stored.ts';
import { lineTotal } from './amounts.ts';

/** A line as stored in a record. */
export interface StoredLine {
  readonly item_id?: number;
  readonly title: string;
  readonly quantity: mongo.Decimal128;
  readonly rate: mongo.Decimal128;
}

/** The schema of a field with lines. */
export const lineFields = [
  {
    _id: false,
    item_id: Number,
    title: String,
    quantity: Schema.Types.Decimal128,
    rate: Schema.Types.Decimal128,
  },
];

/** Returns the lines of a stored record; none if it has no such field. */
export function linesOf(record: StoredValues, field = 'items'): readonly StoredLine[] {
  return (record[field] ?? []) as StoredLine[];
}

/** Returns the lines of a stored record for the response, each with its exact total. */
export function linesWithTotals(record: StoredValues, field = 'items'): StoredValues[] {
  return linesOf(record, field).map((line) => ({ ...line, total: mongo.Decimal128.fromString(lineTotal(line)) }));
}

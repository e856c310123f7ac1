import { mongo } from 'mongoose';
import type { StoredValues } from '../../records/model/stored.ts';
import { lineTotal } from './amounts.ts';

/** A line as stored in a record. */
export interface StoredLine {
  readonly item_id?: number;
  readonly title: string;
  readonly quantity: mongo.Decimal128;
  readonly rate: mongo.Decimal128;
}

/** A record with lines. Their titles and rates are optional in the contract, but are completed before they are stored. */
export interface WithLines {
  readonly items?: readonly Partial<StoredLine>[];
}

/** Returns the lines of a stored record; none if it has no such field. */
export function linesOf({ items }: WithLines): readonly StoredLine[] {
  return (items ?? []) as readonly StoredLine[];
}

/** Returns the lines of a stored record for the response, each with its exact total. */
export function linesWithTotals(record: WithLines): StoredValues[] {
  return linesOf(record).map((line) => ({ ...line, total: mongo.Decimal128.fromString(lineTotal(line)) }));
}

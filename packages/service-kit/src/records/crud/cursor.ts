import { createHash } from 'node:crypto';
import { invalid } from '@bms/contracts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { followingKeys } from './keyset.ts';

/** The stored field that a list with a cursor is ordered by, besides the id. */
type Ordered = '_id' | 'updated_at';

/** The order of a list with a cursor. The id is unique, so that records with equal times have one order. */
export interface CursorOrder {
  readonly field: Ordered;
  readonly direction: 1 | -1;
}

/** The place after a record in a list. */
export interface Position {
  readonly id: number;
  /** The time by which the record was ordered, in milliseconds since the Unix epoch; 0 for an order by id. */
  readonly time: number;
  /** The number of matching records when the first page was read. */
  readonly total: number;
}

const ORDERS: ReadonlyMap<string, CursorOrder> = new Map([
  ['id', { field: '_id', direction: 1 }],
  ['-id', { field: '_id', direction: -1 }],
  ['updated_at', { field: 'updated_at', direction: 1 }],
]);

/**
 * Returns the order of a list with a cursor, by id unless `sort` names another.
 * @param sorts the sorts of the list
 * @throws ApiError validation_failed naming `sort`
 */
export function cursorOrderOf(sort = 'id', sorts: ReadonlyMap<string, unknown> = ORDERS): CursorOrder {
  const names = [...ORDERS.keys()].filter((name) => sorts.has(name.replace(/^-/, '')));
  const order = names.includes(sort) ? ORDERS.get(sort) : undefined;
  if (order) return order;
  throw invalid({
    field: 'sort',
    code: 'not_allowed',
    message: `With cursor, sort must be one of ${names.join(', ')}.`,
  });
}

/** The length of the identity of a list, in bytes: enough to tell the queries of a caller apart. */
const IDENTITY_BYTES = 9;

/** Returns the identity of a list with its order and filters. @param query its name, sort and filters */
export const listIdentity = (query: unknown): string =>
  createHash('sha256').update(JSON.stringify(query)).digest().subarray(0, IDENTITY_BYTES).toString('base64url');

/** Returns the cursor of a position in a list. */
export const encodeCursor = (identity: string, { id, time, total }: Position): string =>
  Buffer.from([identity, id, time, total].join()).toString('base64url');

/** The content of a cursor: the identity of the list, then id, time and total. */
const CURSOR = /^([\w-]+),(\d{1,15}),(\d{1,15}),(\d{1,15})$/;

/**
 * Reads a cursor. It is not signed: the scope of the caller is a condition of every page, whatever the position.
 * @returns undefined for the empty cursor, with which a list begins
 * @throws ApiError validation_failed naming `cursor` if it is none, or that of another list
 */
export function decodeCursor(cursor: string, identity: string): Position | undefined {
  if (cursor === '') return undefined;
  const found = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!found) throw cursorError('invalid_format', 'cursor is not a cursor of this API.');
  if (found[1] !== identity)
    throw cursorError('not_allowed', 'cursor belongs to a list with another sort or other filters.');
  const [id = 0, time = 0, total = 0] = found.slice(2).map(Number);
  const position = { id, time, total };
  // Lenient decoding reads several texts as one.
  if (encodeCursor(identity, position) !== cursor)
    throw cursorError('invalid_format', 'cursor is not a cursor of this API.');
  return position;
}

const cursorError = (code: string, message: string) => invalid({ field: 'cursor', code, message });

/** Returns the condition that records follow a position. */
export function afterPosition({ field, direction }: CursorOrder, { id, time }: Position): StoredFilter {
  if (field === '_id') return followingKeys({ _id: direction }, [id]);
  return followingKeys({ [field]: direction, _id: direction }, [new Date(time), id]);
}

/** Returns the position of a record in a list. */
export const positionOf = ({ field }: CursorOrder, record: StoredRecord, total: number): Position => ({
  id: record._id,
  time: field === '_id' ? 0 : record.updated_at.getTime(),
  total,
});

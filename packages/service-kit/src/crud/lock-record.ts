import { HIDDEN, type StoredRecord } from '../records/stored.ts';
import type { Transaction } from '../types.ts';
import type { Resource } from './resource.ts';

/**
 * Locks a record until the transaction ends, such as the client that a new record refers to. A concurrent change or
 * deletion causes a write conflict: one of the two transactions is retried and sees the result of the other.
 * @returns the record; undefined if it does not exist
 */
export function lockRecord<T extends StoredRecord>(
  resource: Pick<Resource<T>, 'model'>,
  id: number,
  tx: Pick<Transaction, 'session'>,
): Promise<T | undefined>;
export async function lockRecord(
  { model }: Pick<Resource, 'model'>,
  id: number,
  { session }: Pick<Transaction, 'session'>,
): Promise<StoredRecord | undefined> {
  // A write, not a read: only writes conflict.
  const mark = { $set: { locked_at: new Date() } };
  const locked = model.findByIdAndUpdate(id, mark, { session, projection: HIDDEN });
  return (await locked.lean()) ?? undefined;
}

import { HIDDEN, type StoredRecord } from '../records/stored.ts';
import type { Transaction } from '../types.ts';
import type { Resource } from './resource.ts';

/**
 * Keeps a record as it is until the transaction ends, such as a client for whom something is made: of that and a change or
 * deletion at the same moment one is done again, and goes by what the other one left.
 * @returns the record; undefined where it is not there
 */
export async function holdRecord(
  { model }: Pick<Resource, 'model'>,
  id: number,
  { session }: Pick<Transaction, 'session'>,
): Promise<StoredRecord | undefined> {
  // A write, not a read: only writes collide.
  const mark = { $set: { locked_at: new Date() } };
  const held = model.findByIdAndUpdate(id, mark, { session, projection: HIDDEN });
  return (await held.lean<StoredRecord>()) ?? undefined;
}

import type { Kit, RecordChange, StoredRecord, Transaction } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { contracts } from '../contracts/contracts.model.ts';
import { estimates } from '../estimates/estimates.model.ts';
import { orders } from '../orders/orders.model.ts';

const FOLLOWING = [estimates, orders, contracts];

/**
 * Gives what is sold to a client to the user who now looks after the client, in the same transaction: whose a record is must
 * not depend on when one asks. It is no change of the records themselves, so their versions stay.
 */
export async function followOwner(
  { db }: Kit,
  { kind, after, changed }: RecordChange,
  { session }: Transaction,
): Promise<void> {
  if (kind !== 'updated' || !changed.has('owner_id')) return;
  const { _id: client_id, owner_id } = after;
  for (const { name } of FOLLOWING) {
    const others = { client_id, owner_id: trusted({ $ne: owner_id }) };
    await db.model<StoredRecord>(name).updateMany(others, { $set: { owner_id } }, { session });
  }
}

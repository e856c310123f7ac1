import type { Kit, Resource } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import type { DeletedEntry } from '../entries/entries.model.ts';
import type { BlobLedger, BlobLocation } from './blob-ledger.ts';

/** The same retention as that of every other deleted record. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
const AT_ONCE = 500;

/** Deletes folders and files 30 days after their deletion, and adds the blobs to the ledger in the same transaction. */
export async function purge(
  { db }: Pick<Kit, 'db'>,
  { deleted }: { readonly deleted: Pick<Resource['deleted'], 'collection'> },
  ledger: BlobLedger,
): Promise<void> {
  const rows = deleted.collection as unknown as mongo.Collection<DeletedEntry>;
  for (let last = AT_ONCE; last === AT_ONCE; ) {
    const old = { deleted_at: { $lt: new Date(Date.now() - KEPT_MS) } };
    const found = await rows.find(old).sort({ deleted_at: 1 }).limit(AT_ONCE).toArray();
    await db.transaction(async (session) => {
      const ids = found.map(({ _id }) => _id);
      const there = await rows.find({ _id: { $in: ids } }, { session }).toArray();
      await ledger.addPurged(there.flatMap(locationOf), session);
      await rows.deleteMany({ _id: { $in: there.map(({ _id }) => _id) } }, { session });
    });
    last = found.length;
  }
}

const locationOf = ({ kind, bytes_key: key = '', stored_in: storedIn = '' }: DeletedEntry): BlobLocation[] =>
  kind === 'file' ? [{ key, storedIn }] : [];

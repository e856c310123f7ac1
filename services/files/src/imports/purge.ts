import type { Connection } from 'mongoose';
import type { BlobLedger } from '../bytes/blob-ledger.ts';
import type { Collections } from './stored.ts';
import { idsOf } from './stored.ts';

/** The time for which the rows of an import and their errors are kept: so long it can be undone. In milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Removes the files of imports that were read, and the rows and errors of those that ended 30 days ago; the imports are kept. */
export async function purgeImports(
  db: Connection,
  { jobs, chunks, errors }: Collections,
  ledger: BlobLedger,
): Promise<void> {
  for await (const { _id, bytes_key: key, stored_in: storedIn } of jobs.find({
    phase: { $ne: 'stage' },
    bytes_key: { $ne: '' },
  }))
    await db.transaction(async (session) => {
      await ledger.addPurged([{ key, storedIn }], session);
      await jobs.updateOne({ _id }, { $set: { bytes_key: '' } }, { session });
    });
  const old = { is_active: false, chunks: { $gt: 0 }, finished_at: { $lt: new Date(Date.now() - KEPT_MS) } };
  for await (const { _id } of jobs.find(old)) {
    await chunks.deleteMany({ _id: idsOf(_id) });
    await errors.deleteMany({ _id: idsOf(_id) });
    await jobs.updateOne({ _id }, { $set: { chunks: 0 } });
  }
}

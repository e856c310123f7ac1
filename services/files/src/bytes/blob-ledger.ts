import { ApiError } from '@bms/contracts';
import type { Kit } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { type Stores, storeOf } from '../storage/storage.ts';

/** An orphaned blob: of an upload in progress, of an aborted upload, or of a purged file. */
interface LedgerRow {
  /** The key of the blob. */
  readonly _id: string;
  readonly stored_in: string;
  /** The last heartbeat. */
  readonly touched_at: Date;
  /** True once a removal has begun: the blob can no longer be assigned to a file. */
  readonly doomed?: boolean;
}

/** The location of a blob. */
export interface BlobLocation {
  readonly key: string;
  readonly storedIn: string;
}

/**
 * The ledger of blobs that belong to no file. A blob is added before its first byte is written, and removed in the
 * transaction that creates its file, so after a crash at any point it belongs to a file or is in the ledger.
 */
export interface BlobLedger {
  add(blob: BlobLocation): Promise<void>;
  /** Sends a heartbeat of a write in progress. */
  heartbeat(key: string): Promise<void>;
  /**
   * Assigns a blob to a file, in the transaction that creates the file.
   * @throws ApiError unavailable if it was swept meanwhile
   */
  assign(key: string, session: ClientSession): Promise<void>;
  /** Adds the blobs of purged files, in the transaction that deletes their records. */
  addPurged(blobs: readonly BlobLocation[], session: ClientSession): Promise<void>;
  /** Removes a completely written blob unless it belongs to a file; failures are retried by the sweep. */
  remove(key: string): Promise<void>;
  /**
   * Removes what a failed write has stored. The blob stays in the ledger until the sweep, which removes what arrives in the
   * store later: a chunk that the database was writing, or one that the driver sends again after an election.
   */
  abandon(key: string): Promise<void>;
  /** Removes all blobs without a heartbeat for that long, in milliseconds. @returns the number of removed blobs */
  sweep(silentMs: number): Promise<number>;
}

/** Opens the blob ledger of the service's database. */
export function openBlobLedger({ db, log }: Pick<Kit, 'db' | 'log'>, stores: Stores): BlobLedger {
  const rows = db.collection<LedgerRow>('loose_bytes', { writeConcern: { w: 'majority' } });

  /**
   * Removes the bytes of a blob. From here on no transaction can assign it to a file: it would conflict with this write or
   * find the mark.
   */
  async function removeBytes(key: string, condition: object): Promise<boolean> {
    const doomed = await rows.findOneAndUpdate({ _id: key, ...condition }, { $set: { doomed: true } });
    if (!doomed) return false;
    await storeOf(stores, doomed.stored_in).remove(key);
    return true;
  }

  async function removeWhere(key: string, condition: object): Promise<boolean> {
    if (!(await removeBytes(key, condition))) return false;
    await rows.deleteOne({ _id: key });
    return true;
  }

  const orSweptLater = (key: string, removal: Promise<boolean>): Promise<boolean> =>
    removal.catch((error: unknown) => {
      log.warn({ err: error, key }, 'removing an orphaned blob failed; the sweep retries');
      return false;
    });

  return {
    add: async ({ key, storedIn }) => {
      await rows.insertOne({ _id: key, stored_in: storedIn, touched_at: new Date() });
    },
    heartbeat: async (key) => {
      await rows.updateOne({ _id: key }, { $set: { touched_at: new Date() } });
    },
    assign: async (key, session) => {
      const { deletedCount } = await rows.deleteOne({ _id: key, doomed: { $exists: false } }, { session });
      if (deletedCount === 0) throw new ApiError('unavailable', 'The upload took too long to store. Send it again.');
    },
    addPurged: async (blobs, session) => {
      const added = blobs.map(({ key, storedIn }) => ({ _id: key, stored_in: storedIn, touched_at: new Date(0) }));
      if (added.length > 0) await rows.insertMany(added, { session });
    },
    remove: async (key) => {
      await orSweptLater(key, removeWhere(key, {}));
    },
    abandon: async (key) => {
      await orSweptLater(key, removeBytes(key, {}));
    },
    sweep: async (silentMs) => {
      const old = { touched_at: { $lt: new Date(Date.now() - silentMs) } };
      let removed = 0;
      for await (const { _id } of rows.find(old, { projection: { _id: 1 } })) {
        if (await orSweptLater(_id, removeWhere(_id, old))) removed++;
      }
      return removed;
    },
  };
}

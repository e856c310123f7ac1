import { type ClientSession, type Connection, mongo } from 'mongoose';

/** The number of stripes: records share locks, since a lock per record would have to be created with it. */
const STRIPES = 32;
/** The number of locks per stripe; shared locks rotate over them, so that few of them conflict. */
const SLOTS = 32;
const DUPLICATE_KEY = 11000;

interface Lock {
  _id: string;
  taken: number;
}

/**
 * Shared and exclusive locks on records of another type for transactions, e.g. on the client that a new record refers
 * to. Snapshot isolation alone allows write skew: if one transaction reads what another writes, both commit.
 */
export interface RecordLocks {
  /** Creates the locks if they are missing; call it once per process, while the modules are set up. */
  prepare(): Promise<void>;
  /**
   * Takes a shared lock on a record until the transaction ends: the transaction is retried if another one takes the
   * exclusive lock. Shared locks on one record rarely conflict.
   */
  lockShared(id: number, session: ClientSession): Promise<void>;
  /**
   * Takes the exclusive lock on one or several records until the transaction ends; for transactions that change them.
   */
  lockExclusive(ids: number | readonly number[], session: ClientSession): Promise<void>;
}

/**
 * Opens the locks of a record type, e.g. `clients`.
 * @see docs/adr/0080-locks-on-clients.md
 */
export function createRecordLocks(db: Connection, name: string): RecordLocks {
  const locks = db.collection<Lock>(`${name}_locks`);
  const take = { $inc: { taken: 1 } };
  let nextSlot = 0;
  return {
    prepare: () => makeLocks(locks),
    lockShared: async (id, session) => {
      nextSlot = (nextSlot + 1) % SLOTS;
      await locks.updateOne({ _id: lockOf(id % STRIPES, nextSlot) }, take, { session });
    },
    lockExclusive: async (ids, session) => {
      const stripes = [...new Set([ids].flat().map((id) => id % STRIPES))];
      const all = stripes.flatMap((stripe) => Array.from({ length: SLOTS }, (_, slot) => lockOf(stripe, slot)));
      await locks.updateMany({ _id: { $in: all } }, take, { session });
    },
  };
}

const lockOf = (stripe: number, slot: number): string => `${stripe}.${slot}`;

/**
 * Creates the locks in advance: two transactions that both create one would fail with a duplicate key instead of a
 * retryable conflict.
 */
async function makeLocks(locks: mongo.Collection<Lock>): Promise<void> {
  if ((await locks.countDocuments()) === STRIPES * SLOTS) return;
  const all = Array.from({ length: STRIPES * SLOTS }, (_, n) => ({
    _id: lockOf(n % STRIPES, Math.floor(n / STRIPES)),
    taken: 0,
  }));
  try {
    await locks.insertMany(all, { ordered: false, writeConcern: { w: 'majority' } });
  } catch (error) {
    // Another process has just created some.
    if (!(error instanceof mongo.MongoBulkWriteError) || error.code !== DUPLICATE_KEY) throw error;
  }
}

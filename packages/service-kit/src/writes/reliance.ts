import { type ClientSession, type Connection, mongo } from 'mongoose';

/** Records share locks, since one for each would have to be made with it. */
const STRIPES = 32;
/** Transactions that rely on one record take turns over these, so that few of them meet. */
const SLOTS = 32;
const DUPLICATE_KEY = 11000;

interface Lock {
  _id: string;
  taken: number;
}

/**
 * Lets transactions rely on a record of another kind staying as it is, e.g. what is made for a client on the client. A snapshot
 * alone would not do: of two transactions, one of which reads what the other one writes, both would be committed.
 */
export interface Reliance {
  /** Makes the locks; once in a process, while the modules are set up. Nothing happens where they are there. */
  prepare(): Promise<void>;
  /**
   * Relies on a record until the transaction ends: it is done again, from the start, where the record was changed by one that
   * excludes it. Those that rely on one record hardly ever hinder each other.
   */
  rely(id: number, session: ClientSession): Promise<void>;
  /** Excludes those that rely on a record, or on one of several, until the transaction ends, which changes what they rely on. */
  exclude(ids: number | readonly number[], session: ClientSession): Promise<void>;
}

/** Opens the locks of a kind of record, e.g. `clients`. */
export function createReliance(db: Connection, name: string): Reliance {
  const locks = db.collection<Lock>(`${name}_locks`);
  const take = { $inc: { taken: 1 } };
  let turn = 0;
  return {
    prepare: () => makeLocks(locks),
    rely: async (id, session) => {
      turn = (turn + 1) % SLOTS;
      await locks.updateOne({ _id: lockOf(id % STRIPES, turn) }, take, { session });
    },
    exclude: async (ids, session) => {
      const stripes = [...new Set([ids].flat().map((id) => id % STRIPES))];
      const all = stripes.flatMap((stripe) => Array.from({ length: SLOTS }, (_, slot) => lockOf(stripe, slot)));
      await locks.updateMany({ _id: { $in: all } }, take, { session });
    },
  };
}

const lockOf = (stripe: number, slot: number): string => `${stripe}.${slot}`;

/** Made before anybody takes them: two transactions that both made one would not collide but fail. */
async function makeLocks(locks: mongo.Collection<Lock>): Promise<void> {
  if ((await locks.countDocuments()) === STRIPES * SLOTS) return;
  const all = Array.from({ length: STRIPES * SLOTS }, (_, n) => ({
    _id: lockOf(n % STRIPES, Math.floor(n / STRIPES)),
    taken: 0,
  }));
  try {
    await locks.insertMany(all, { ordered: false, writeConcern: { w: 'majority' } });
  } catch (error) {
    // Another process has just made some.
    if (!(error instanceof mongo.MongoBulkWriteError) || error.code !== DUPLICATE_KEY) throw error;
  }
}

import { ApiError } from '@bms/contracts';
import type { Kit } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { type Stores, storeOf } from '../storage/storage.ts';

/** Bytes that belong to no file: of an upload under way, of one that was broken off, or of a file that was purged. */
interface LooseRow {
  /** The key of the bytes. */
  readonly _id: string;
  readonly stored_in: string;
  /** When somebody last said that they will be needed. */
  readonly touched_at: Date;
  /** Somebody is about to remove them: no file can get them any more. */
  readonly doomed?: boolean;
}

/** Where bytes are. */
export interface BytesPlace {
  readonly key: string;
  readonly storedIn: string;
}

/**
 * The book of bytes that belong to no file. Bytes are in it before the first of them is written, and leave it in the
 * transaction that makes their file; so whatever dies in between, they are either a file's or in the book.
 */
export interface LooseBytes {
  add(place: BytesPlace): Promise<void>;
  /** Says that the bytes are still being written. */
  touch(key: string): Promise<void>;
  /** Gives the bytes to a file, in the transaction that makes it. @throws ApiError unavailable where they were swept meanwhile */
  give(key: string, session: ClientSession): Promise<void>;
  /** Takes the bytes of purged files, in the transaction that forgets these. */
  take(places: readonly BytesPlace[], session: ClientSession): Promise<void>;
  /** Removes bytes, unless a file has got them; what fails is tried again by the next sweep. */
  remove(key: string): Promise<void>;
  /** Removes all that nobody has touched for that long, in milliseconds. @returns how many */
  sweep(untouchedMs: number): Promise<number>;
}

/** Opens the book of the service's database. */
export function openLooseBytes({ db, log }: Pick<Kit, 'db' | 'log'>, stores: Stores): LooseBytes {
  const rows = db.collection<LooseRow>('loose_bytes', { writeConcern: { w: 'majority' } });

  /** From here on no transaction can give them to a file: it would collide with this, or finds them gone. */
  async function removeWhere(key: string, condition: object): Promise<boolean> {
    const doomed = await rows.findOneAndUpdate({ _id: key, ...condition }, { $set: { doomed: true } });
    if (!doomed) return false;
    await storeOf(stores, doomed.stored_in).remove(key);
    await rows.deleteOne({ _id: key });
    return true;
  }

  async function tryRemove(key: string, condition: object): Promise<boolean> {
    try {
      return await removeWhere(key, condition);
    } catch (error) {
      log.warn({ err: error, key }, 'bytes were not removed; the next sweep tries again');
      return false;
    }
  }

  return {
    add: async ({ key, storedIn }) => {
      await rows.insertOne({ _id: key, stored_in: storedIn, touched_at: new Date() });
    },
    touch: async (key) => {
      await rows.updateOne({ _id: key }, { $set: { touched_at: new Date() } });
    },
    give: async (key, session) => {
      const { deletedCount } = await rows.deleteOne({ _id: key, doomed: { $exists: false } }, { session });
      if (deletedCount === 0)
        throw new ApiError('unavailable', 'The upload took too long to be stored; send it again.');
    },
    take: async (places, session) => {
      const loose = places.map(({ key, storedIn }) => ({ _id: key, stored_in: storedIn, touched_at: new Date(0) }));
      if (loose.length > 0) await rows.insertMany(loose, { session });
    },
    remove: async (key) => {
      await tryRemove(key, {});
    },
    sweep: async (untouchedMs) => {
      const old = { touched_at: { $lt: new Date(Date.now() - untouchedMs) } };
      let removed = 0;
      for await (const { _id } of rows.find({ $or: [old, { doomed: true }] }, { projection: { _id: 1 } })) {
        if (await tryRemove(_id, { $or: [old, { doomed: true }] })) removed++;
      }
      return removed;
    },
  };
}

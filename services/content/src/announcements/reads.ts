import type { CustomFilter, ModelDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, Schema } from 'mongoose';

const READS = 'announcement_reads';

/** A read receipt: a user has read an announcement. */
interface Read {
  user_id: number;
  announcement_id: number;
  read_at: Date;
}

/**
 * The model of read receipts: one row for each user and announcement, since an announcement may have thousands of
 * readers.
 */
export const readsModel: ModelDefinition = {
  name: READS,
  schema: new Schema<Read>({ user_id: Number, announcement_id: Number, read_at: Date }, { versionKey: false })
    .index({ user_id: 1, announcement_id: 1 }, { unique: true })
    .index({ announcement_id: 1 }),
};

const readsOf = (db: Connection) => db.collection<Read>(READS);

/** Stores that a user has read an announcement. Repeating it changes nothing. */
export async function storeRead(db: Connection, read: Omit<Read, 'read_at'>, session: ClientSession): Promise<void> {
  const now = { $setOnInsert: { read_at: new Date() } };
  await readsOf(db).updateOne(read, now, { upsert: true, session });
}

/** Returns the ids of the announcements that a user has read, all or among the given ones; a covered index query. */
export async function readBy(db: Connection, user_id: number, ids?: readonly number[]): Promise<number[]> {
  const which = { user_id, ...(ids && { announcement_id: { $in: [...ids] } }) };
  const found = readsOf(db).find(which, { projection: { _id: 0, announcement_id: 1 } });
  return (await found.toArray()).map(({ announcement_id }) => announcement_id);
}

/**
 * Filters the announcements that the caller has not read, or has read. Ids are compared within the index that orders
 * the list, so excluded documents are not read from the collection.
 */
export const unreadFilter: CustomFilter = async (unread, { caller }, { db }) => {
  const read = await readBy(db, caller.userId);
  return { _id: unread === true ? { $nin: read } : { $in: read } };
};

/** Deletes the read receipts of announcements that are purged: neither stored nor restorable. */
export async function deletePurgedReads(db: Connection, collections: readonly string[]): Promise<void> {
  const read = await readsOf(db).distinct('announcement_id');
  const kept = new Set<number>();
  for (const name of collections) {
    const there = db.collection<{ _id: number }>(name).find({ _id: { $in: read } }, { projection: { _id: 1 } });
    for (const { _id } of await there.toArray()) kept.add(_id);
  }
  const gone = read.filter((id) => !kept.has(id));
  if (gone.length > 0) await readsOf(db).deleteMany({ announcement_id: { $in: gone } });
}

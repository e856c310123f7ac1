import type { ClientSession, Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { INBOX_KEEP_SECONDS } from '../keep.ts';

/** A record of another service, as its owner shows it. */
export interface OwnedRecord<Fields> {
  readonly id: number;
  readonly version: number;
  readonly fields: Fields;
}

/** What a small copy is made of. */
export interface CopyOptions<Fields> {
  readonly connection: Connection;
  /** What is copied, e.g. `clients`; the collection is called `copies_<name>`. */
  readonly name: string;
  /** Asks the owner for one record; nothing when the owner has none. */
  readonly fetch: (id: number) => Promise<OwnedRecord<Fields> | undefined>;
}

export interface CopyRow<Fields> {
  /** The id of the record. */
  readonly _id: number;
  readonly version: number;
  readonly fields: Fields;
  /** When it was deleted; the row then only guards against older versions, for as long as an event can come again. */
  readonly deletedAt?: Date;
  /** When this version came; the clock of the database. */
  readonly at: Date;
  /** The last rebuild that met it. */
  readonly rebuild?: string;
}

/** Copies of the few fields that a service needs of another one's records. */
export interface Copies<Fields> {
  /** Makes the collection and its indexes; nothing happens where they are there. */
  prepare(): Promise<void>;
  /** Keeps a version; an older one than is there is dropped. */
  put(record: OwnedRecord<Fields>, session?: ClientSession): Promise<void>;
  /** Keeps that a record was deleted at that version; an older one than is there is dropped. */
  remove(id: number, version: number, session?: ClientSession): Promise<void>;
  /**
   * The fields of a record; asks the owner when there is no copy, or one of a deleted record.
   * @throws what `fetch` throws
   */
  get(id: number): Promise<Fields | undefined>;
  /** The copies that are there, for queries of one's own; tombstones have `deletedAt`. */
  readonly rows: mongo.Collection<CopyRow<Fields>>;
}

/** Small copies of another service's records, in the collection `copies_<name>`. */
export function createCopies<Fields extends mongo.Document>(options: CopyOptions<Fields>): Copies<Fields> {
  const rows = copyRows<Fields>(options.connection, options.name);
  const put = (record: OwnedRecord<Fields>, session?: ClientSession): Promise<void> =>
    keepNewer(rows, record.id, record.version, contentOf(record), session);
  return {
    rows,
    put,
    prepare: async () => {
      await rows.createIndexes([{ name: 'tombstones', key: { deletedAt: 1 }, expireAfterSeconds: INBOX_KEEP_SECONDS }]);
    },
    remove: (id, version, session) =>
      keepNewer(rows, id, version, { fields: { $ifNull: ['$fields', {}] }, deletedAt: '$$NOW' }, session),
    get: async (id) => {
      const row = await rows.findOne({ _id: id } as mongo.Filter<CopyRow<Fields>>);
      if (row && !row.deletedAt) return row.fields as Fields;
      const record = await options.fetch(id);
      if (record) await put(record);
      return record?.fields;
    },
  };
}

/** Keeps many records that the owner listed, each unless a newer version is there, and notes the rebuild that met them. */
export async function putListed<Fields extends mongo.Document>(
  rows: mongo.Collection<CopyRow<Fields>>,
  records: readonly OwnedRecord<Fields>[],
  rebuild: string,
): Promise<void> {
  const writes = records.map((record) => ({
    updateOne: {
      filter: { _id: record.id } as mongo.Filter<CopyRow<Fields>>,
      update: newerOnly(record.version, contentOf(record), { rebuild }),
      upsert: true,
    },
  }));
  if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
}

function copyRows<Fields extends mongo.Document>(
  connection: Connection,
  name: string,
): mongo.Collection<CopyRow<Fields>> {
  return databaseOf(connection).collection<CopyRow<Fields>>(`copies_${name}`);
}

/** What a row holds of a record that is there. */
function contentOf(record: OwnedRecord<unknown>): mongo.Document {
  return { fields: { $literal: record.fields }, deletedAt: '$$REMOVE' };
}

async function keepNewer<Fields extends mongo.Document>(
  rows: mongo.Collection<CopyRow<Fields>>,
  id: number,
  version: number,
  content: mongo.Document,
  session?: ClientSession,
): Promise<void> {
  const filter = { _id: id } as mongo.Filter<CopyRow<Fields>>;
  await rows.updateOne(filter, newerOnly(version, content), { upsert: true, session });
}

/** An update that takes effect on older versions only: one statement decides and writes, so that of two at once the newer stays. */
function newerOnly(version: number, content: mongo.Document, always: mongo.Document = {}): mongo.Document[] {
  const isNewer = { $lt: [{ $ifNull: ['$version', -1] }, version] };
  const newer = Object.entries({ ...content, version, at: '$$NOW' });
  const members = newer.map(([name, value]) => [name, { $cond: [isNewer, value, `$${name}`] }]);
  return [{ $set: { ...Object.fromEntries(members), ...always } }];
}

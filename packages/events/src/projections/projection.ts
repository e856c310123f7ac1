import type { ClientSession, Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { transact } from '../common/transaction.ts';
import { INBOX_RETENTION_SECONDS } from '../retention.ts';

/** A record of another service, as returned by its owner. */
export interface OwnedRecord<Fields> {
  readonly id: number;
  readonly version: number;
  readonly fields: Fields;
}

/** Options of a projection. */
export interface ProjectionOptions<Fields> {
  readonly connection: Connection;
  /** Name of the projected records, e.g. `clients`; the collection is called `copies_<name>`. */
  readonly name: string;
  /** Requests one record from the owner; undefined if the owner has none. */
  readonly fetch: (id: number) => Promise<OwnedRecord<Fields> | undefined>;
}

export interface ProjectionRow<Fields> {
  /** Id of the record. */
  readonly _id: number;
  readonly version: number;
  readonly fields: Fields;
  /** Set for a tombstone: the row only guards against older versions, for as long as an event can be redelivered. */
  readonly deletedAt?: Date;
  /** Time at which this version arrived, by the clock of the database; for a new row up to ten seconds earlier. */
  readonly at: Date;
  /** Id of the last rebuild that listed the record. */
  readonly rebuild?: string;
}

/** A version of a record of another service. */
export type OwnedVersion = Omit<OwnedRecord<unknown>, 'fields'>;

/** A projection: the few fields that a service needs of another service's records. */
export interface Projection<Fields> {
  /** Creates the collection and its indexes, if they do not exist. */
  prepare(): Promise<void>;
  /** Stores a version unless the stored one is newer. */
  put(record: OwnedRecord<Fields>, session?: ClientSession): Promise<void>;
  /** Stores versions of different records in one round trip, each unless the stored one is newer. */
  putAll(records: readonly OwnedRecord<Fields>[]): Promise<void>;
  /** Stores versions of different records that have no row, also no tombstone, in one round trip. */
  addAll(records: readonly OwnedRecord<Fields>[]): Promise<void>;
  /** Records the deletions of different records at a version, each unless the stored version is newer. */
  removeAll(records: readonly OwnedVersion[]): Promise<void>;
  /**
   * Returns the fields of a record; requests it from the owner if there is no row, or only a tombstone.
   * @throws what `fetch` throws
   */
  get(id: number): Promise<Fields | undefined>;
  /** The stored rows, for custom queries; tombstones have `deletedAt`. */
  readonly rows: mongo.Collection<ProjectionRow<Fields>>;
}

/** Creates the projection of another service's records in the collection `copies_<name>`. */
export function createProjection<Fields extends mongo.Document>(
  options: ProjectionOptions<Fields>,
): Projection<Fields> {
  const { connection } = options;
  const rows = projectionRows<Fields>(connection, options.name);
  const put = (record: OwnedRecord<Fields>, session?: ClientSession): Promise<void> =>
    rows.updateOne(withId(record.id), newerOnly(record.version, contentOf(record)), { upsert: true, session }).then();
  return {
    rows,
    put,
    prepare: async () => {
      await rows.createIndexes([
        { name: 'tombstones', key: { deletedAt: 1 }, expireAfterSeconds: INBOX_RETENTION_SECONDS },
      ]);
    },
    putAll: (records) => storeAll(connection, rows, records, keeping),
    addAll: (records) => storeAll(connection, rows, records, keeping, { onlyNew: true }),
    removeAll: (records) => storeAll(connection, rows, records, () => TOMBSTONE),
    get: async (id) => {
      const row = await rows.findOne(withId<Fields>(id));
      if (row && !row.deletedAt) return row.fields as Fields;
      const record = await options.fetch(id);
      if (record) await put(record);
      return record?.fields;
    },
  };
}

/** A rebuild of a projection. */
export interface Rebuild {
  readonly id: string;
  /** Start of the rebuild, by the clock of the database. */
  readonly startedAt: Date;
}

/**
 * Time before a rebuild within which an arrived version counts as newer than the records that the owner lists
 * (milliseconds): the time of arrival in a new row is up to ten seconds early.
 */
const RECENT_MS = 30_000;

/**
 * Stores the records that the owner returned to a rebuild, and marks them as seen by it. A newer version stays if it
 * arrived recently: its event may have overtaken the response. Otherwise the owner was restored from a backup, and the row
 * is replaced.
 */
export async function putListed<Fields extends mongo.Document>(
  connection: Connection,
  { rows }: Projection<Fields>,
  records: readonly OwnedRecord<Fields>[],
  { id, startedAt }: Rebuild,
): Promise<void> {
  const settledBefore = new Date(startedAt.getTime() - RECENT_MS);
  await storeAll(connection, rows, records, keeping, { always: { rebuild: id }, settledBefore });
}

/** The changes of a row by a newer version. */
interface RowChanges<Fields> {
  /** Returns the row if there is none yet. @param now the time of the database */
  insert(now: Date): Partial<ProjectionRow<Fields>>;
  readonly update: mongo.UpdateFilter<mongo.Document>;
}

interface StoreOptions {
  /** Fields that are set also in rows that stay. */
  readonly always?: mongo.Document;
  /** A newer version that arrived before is replaced; none by default. */
  readonly settledBefore?: Date;
  /** True to leave existing rows as they are, whatever their version. */
  readonly onlyNew?: boolean;
}

/**
 * Stores versions of different records, each unless the stored one is newer. It writes in one transaction, whose single
 * oplog entry costs less than one for each row, and compares the versions before: plain inserts and updates cost about
 * half of updates that compare in the database.
 */
async function storeAll<Fields extends mongo.Document, Version extends OwnedVersion>(
  connection: Connection,
  rows: mongo.Collection<ProjectionRow<Fields>>,
  records: readonly Version[],
  changesOf: (record: Version) => RowChanges<Fields>,
  { always = {}, settledBefore = new Date(0), onlyNew = false }: StoreOptions = {},
): Promise<void> {
  if (records.length === 0) return;
  await transact(connection, async (session) => {
    const stored = await storedVersions(rows, records, session);
    const now = databaseTime(session);
    const writes = records.flatMap((record): mongo.Document[] => {
      const { id: _id, version } = record;
      const known = stored.get(_id);
      if (known === undefined) {
        const row = { _id, version, at: now, ...changesOf(record).insert(now), ...always };
        return [{ insertOne: { document: row } }];
      }
      if (onlyNew) return [];
      const isRestored = known.version > version && known.at < settledBefore;
      if (known.version < version || isRestored)
        return [{ updateOne: { filter: { _id }, update: updateTo(version, changesOf(record), always) } }];
      return Object.keys(always).length > 0 ? [{ updateOne: { filter: { _id }, update: { $set: always } } }] : [];
    });
    // A row that another process changes meanwhile causes a write conflict, after which all of this runs again.
    if (writes.length > 0) await rows.bulkWrite(writes as never, { session, ordered: false });
  });
}

async function storedVersions<Fields extends mongo.Document>(
  rows: mongo.Collection<ProjectionRow<Fields>>,
  records: readonly OwnedVersion[],
  session: ClientSession,
): Promise<ReadonlyMap<number, StoredVersion>> {
  const wanted = { _id: { $in: records.map(({ id }) => id) } } as mongo.Filter<ProjectionRow<Fields>>;
  const found = await rows.find(wanted, { session, projection: { version: 1, at: 1 } }).toArray();
  return new Map(found.map(({ _id, version = -1, at }) => [_id as number, { version, at }]));
}

type StoredVersion = Pick<ProjectionRow<unknown>, 'version' | 'at'>;

/** Returns the time of the last operation that the database knew in its last response to a session. */
function databaseTime({ operationTime }: ClientSession): Date {
  return operationTime ? new Date(operationTime.getHighBits() * 1000) : new Date();
}

function updateTo(version: number, { update }: RowChanges<unknown>, always: mongo.Document): mongo.Document {
  const { $set, $currentDate, ...others } = update;
  return { $set: { ...$set, version, ...always }, $currentDate: { ...($currentDate as object), at: true }, ...others };
}

const withId = <Fields>(_id: number) => ({ _id }) as mongo.Filter<ProjectionRow<Fields>>;

function projectionRows<Fields extends mongo.Document>(
  connection: Connection,
  name: string,
): mongo.Collection<ProjectionRow<Fields>> {
  return databaseOf(connection).collection<ProjectionRow<Fields>>(`copies_${name}`);
}

/** Returns the content of the row of an existing record. */
function contentOf(record: OwnedRecord<unknown>): mongo.Document {
  return { fields: { $literal: record.fields }, deletedAt: '$$REMOVE' };
}

/** Returns the changes of the row of an existing record. */
const keeping = <Fields>({ fields }: OwnedRecord<Fields>): RowChanges<Fields> => ({
  insert: () => ({ fields }),
  update: { $set: { fields }, $unset: { deletedAt: 1 } },
});

/** The changes of the row of a deleted record. */
const TOMBSTONE: RowChanges<never> = {
  insert: (deletedAt) => ({ fields: {} as never, deletedAt }),
  update: { $currentDate: { deletedAt: true } },
};

/**
 * Builds an update that applies only to older versions. One statement compares and writes, so that the newer of two
 * concurrent versions stays.
 */
function newerOnly(version: number, content: mongo.Document): mongo.Document[] {
  const isNewer = { $lt: [{ $ifNull: ['$version', -1] }, version] };
  const newer = Object.entries({ ...content, version, at: '$$NOW' });
  const members = newer.map(([name, value]) => [name, { $cond: [isNewer, value, `$${name}`] }]);
  return [{ $set: Object.fromEntries(members) }];
}

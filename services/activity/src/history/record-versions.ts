import type { ClientSession, Connection, mongo } from 'mongoose';

/** The collection of former states. */
const RECORD_VERSIONS = 'record_versions';

/** A version of a record. */
export interface VersionKey {
  readonly module: string;
  readonly record_id: number;
  readonly version: number;
}

/** A former state: the response of the detail in its wire format. */
interface StoredVersion {
  readonly _id: string;
  readonly record: Uint8Array | mongo.Binary;
}

const idOf = ({ module, record_id, version }: VersionKey): string => `${module}/${record_id}/${version}`;

const versionsOf = (db: Connection) => db.collection<StoredVersion>(RECORD_VERSIONS);

/** Stores the states of versions; those without a state, such as of confidential records, are left out. */
export async function putVersions(
  db: Connection,
  versions: readonly (VersionKey & { readonly record: Uint8Array })[],
  session: ClientSession,
): Promise<void> {
  const stored = versions.filter(({ record }) => record.length > 0);
  if (stored.length === 0) return;
  const writes = stored.map(({ record, ...key }) => ({
    replaceOne: { filter: { _id: idOf(key) }, replacement: { record }, upsert: true },
  }));
  await versionsOf(db).bulkWrite(writes, { session, ordered: false });
}

/** Returns the state of a version in its wire format; undefined if it is not stored. */
export async function findVersion(db: Connection, key: VersionKey): Promise<Uint8Array | undefined> {
  const found = await versionsOf(db).findOne({ _id: idOf(key) }, { promoteBuffers: true });
  return found?.record as Uint8Array | undefined;
}

/** Deletes the states of versions. */
export async function deleteVersions(
  db: Connection,
  keys: readonly VersionKey[],
  session: ClientSession,
): Promise<void> {
  await versionsOf(db).deleteMany({ _id: { $in: keys.map(idOf) } }, { session });
}

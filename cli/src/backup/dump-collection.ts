import { mongo } from 'mongoose';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { BackupFiles } from './files.ts';
import type { BackupCollection } from './manifest.ts';

const BATCH_SIZE = 1000;

/** A collection to be backed up, with its options and indexes. */
export interface CollectionInfo {
  readonly name: string;
  readonly options: mongo.Document;
  readonly indexes: readonly mongo.Document[];
}

/** Lists the collections of a database, without views and those of the server. */
export async function listCollections({ db }: ServiceDatabase): Promise<CollectionInfo[]> {
  const found = await db.listCollections({ type: 'collection' }).toArray();
  const own = found.filter(({ name }) => !name.startsWith('system.'));
  const described = own.map(async (info) => {
    const options = 'options' in info ? (info.options ?? {}) : {};
    return { name: info.name, options, indexes: await db.collection(info.name).indexes() };
  });
  return (await Promise.all(described)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Writes a collection as it was at a cluster time, in the files of mongodump (`<name>.bson.gz` and
 * `<name>.metadata.json.gz`), so that mongorestore can read them, too.
 * @throws MongoServerError SnapshotTooOld if the server no longer keeps that time
 */
export async function dumpCollection(
  { service, db }: ServiceDatabase,
  { name, options, indexes }: CollectionInfo,
  clusterTime: mongo.Timestamp,
  files: BackupFiles,
): Promise<BackupCollection> {
  let documents = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const document of readAt(db, name, clusterTime)) {
      documents += 1;
      yield document;
    }
  }
  const data = await files.write(`${service}/${name}.bson.gz`, bytes());
  const text = mongo.BSON.EJSON.stringify({ options, indexes, collectionName: name, type: 'collection' });
  const metadata = await files.writeText(`${service}/${name}.metadata.json.gz`, text);
  return { documents, data, metadata, indexes: indexes.map((index) => String(index['name'])) };
}

/** Yields the documents of a collection at a cluster time, as BSON. */
async function* readAt(db: mongo.Db, name: string, clusterTime: mongo.Timestamp): AsyncGenerator<Uint8Array> {
  for await (const document of findAt(db, { name, clusterTime, raw: true })) yield document as Uint8Array;
}

/** Yields the documents of a collection at a cluster time that match a filter; as BSON if `raw` is true. */
export async function* findAt(
  db: mongo.Db,
  { name, clusterTime, filter = {}, raw = false }: FindAt,
): AsyncGenerator<unknown> {
  const readConcern = { level: 'snapshot', atClusterTime: clusterTime };
  const command = { find: name, filter, batchSize: BATCH_SIZE, readConcern };
  const cursor = db.runCursorCommand(command, { raw }).setBatchSize(BATCH_SIZE);
  try {
    yield* cursor;
  } finally {
    await cursor.close();
  }
}

interface FindAt {
  readonly name: string;
  readonly clusterTime: mongo.Timestamp;
  readonly filter?: mongo.Document;
  readonly raw?: boolean;
}

import { mongo } from 'mongoose';
import type { ServiceDatabase } from '../target/open-database.ts';
import { writeCompressed } from './files.ts';
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
 * @param dir the folder of the backup
 * @throws MongoServerError SnapshotTooOld if the server no longer keeps that time
 */
export async function dumpCollection(
  { service, db }: ServiceDatabase,
  { name, options, indexes }: CollectionInfo,
  clusterTime: mongo.Timestamp,
  dir: string,
): Promise<BackupCollection> {
  let documents = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const document of readAt(db, name, clusterTime)) {
      documents += 1;
      yield document;
    }
  }
  const data = await writeCompressed(dir, `${service}/${name}.bson.gz`, bytes());
  const text = mongo.BSON.EJSON.stringify({ options, indexes, collectionName: name, type: 'collection' });
  const metadata = await writeCompressed(dir, `${service}/${name}.metadata.json.gz`, piecesOf(text));
  return { documents, data, metadata, indexes: indexes.map((index) => String(index['name'])) };
}

/** Yields the documents of a collection at a cluster time, as BSON. */
async function* readAt(db: mongo.Db, name: string, atClusterTime: mongo.Timestamp): AsyncGenerator<Uint8Array> {
  const command = { find: name, batchSize: BATCH_SIZE, readConcern: { level: 'snapshot', atClusterTime } };
  const cursor = db.runCursorCommand(command, { raw: true }).setBatchSize(BATCH_SIZE);
  try {
    for await (const document of cursor) yield document as Uint8Array;
  } finally {
    await cursor.close();
  }
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

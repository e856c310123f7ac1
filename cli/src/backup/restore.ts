import { prepareRestoredEvents } from '@bms/events/maintenance';
import { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import { readDocuments } from './bson-stream.ts';
import type { Bucket } from './bucket.ts';
import { FieldSums } from './field-sums.ts';
import type { BackupFiles } from './files.ts';
import { endCursors, endSessions } from './invalidate.ts';
import type { BackupCollection, BackupDatabase, Manifest } from './manifest.ts';
import { restoreObjects, verifyObjects } from './objects.ts';

/** Number of documents, and their size in bytes, that are inserted with one command. */
const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;
const majority = { writeConcern: { w: 'majority' } } as const;

export interface RestoreOptions {
  readonly files: BackupFiles;
  readonly manifest: Manifest;
  /** The databases, of the services in the manifest. */
  readonly databases: readonly ServiceDatabase[];
  /** The bucket for the bytes of files; required if the backup has any. */
  readonly bucket?: Bucket | undefined;
  /** True to delete what the databases contain. */
  readonly force: boolean;
  /** Called with each step. */
  readonly report: (text: string) => void;
  /** Called with each collection, as the backup has it, and the sums of its numbers in the backup. */
  readonly inserted?: (service: string, collection: mongo.Collection, sums: FieldSums) => Promise<void>;
}

/** The result of a restore. */
export interface Restored {
  /** Number of documents by service. */
  readonly documents: Readonly<Record<string, number>>;
  /** Number of objects that were written into the bucket. */
  readonly objects: number;
  /** Number of sessions that were ended. */
  readonly endedSessions: number;
  /** Number of events that the services will publish when they start. */
  readonly events: number;
}

/** Verifies the checksums of all files. @throws UserError naming the first file that is missing or damaged */
export async function verifyBackup(files: BackupFiles, { databases, objects }: Manifest): Promise<void> {
  for (const { collections } of Object.values(databases))
    for (const { data, metadata } of Object.values(collections)) {
      await files.verify(data);
      await files.verify(metadata);
    }
  if (objects) await verifyObjects(files, objects);
}

/**
 * Restores the databases of a verified backup. No service may run meanwhile. Sessions are ended, and the services publish
 * the events of the outbox again when they start.
 * @throws UserError if a database is not empty and `force` is false, or without a bucket for the objects of the backup; then
 * nothing was changed
 * @see docs/adr/0203-backup-and-restore.md
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { files, manifest, databases, force, report } = options;
  assertBucket(options);
  if (!force) for (const database of databases) await assertEmpty(database);
  const documents: Record<string, number> = {};
  let endedSessions = 0;
  let events = 0;
  for (const database of databases) {
    const { service, db, connection } = database;
    if (force) await dropCollections(db);
    const stored = manifest.databases[service]!;
    documents[service] = await insertAll(options, database);
    events += (await prepareRestoredEvents(connection)).events;
    endedSessions += await endSessions(db);
    await endCursors(db);
    await buildIndexes(db, stored, files);
    report(`• ${service}: ${documents[service]} documents restored`);
  }
  const objects = manifest.objects ? await restoreObjects(files, options.bucket!, manifest.objects) : 0;
  return { documents, objects, endedSessions, events };
}

function assertBucket({ manifest: { objects }, bucket }: RestoreOptions): void {
  if (objects && objects.count > 0 && !bucket)
    throw new UserError(
      `the backup has ${objects.count} objects of a bucket: set S3_BUCKET and the other settings S3_*`,
    );
}

async function assertEmpty({ service, db }: ServiceDatabase): Promise<void> {
  const found = await ownCollections(db);
  if (found.length === 0) return;
  throw new UserError(
    `the database of ${service} is not empty (${found.slice(0, 3).join(', ')}, ...): restore into an empty one, ` +
      'or give --force to delete what all databases contain',
  );
}

async function ownCollections(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

async function dropCollections(db: mongo.Db): Promise<void> {
  for (const name of await ownCollections(db)) await db.dropCollection(name, majority);
}

async function insertAll(
  { files, manifest, inserted: onInserted }: RestoreOptions,
  { service, db }: ServiceDatabase,
): Promise<number> {
  let documents = 0;
  for (const [name, collection] of Object.entries(manifest.databases[service]!.collections)) {
    const { options } = await readMetadata(files, collection);
    await db.createCollection(name, options);
    const sums = new FieldSums();
    const inserted = await insertDocuments(db.collection(name), files.read(collection.data), sums);
    if (inserted !== collection.documents)
      throw new UserError(
        `${service}.${name} has ${inserted} documents where the backup lists ${collection.documents}`,
      );
    await onInserted?.(service, db.collection(name), sums);
    documents += inserted;
  }
  return documents;
}

async function insertDocuments(
  collection: mongo.Collection,
  data: AsyncIterable<Buffer>,
  sums: FieldSums,
): Promise<number> {
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false, ...majority });
    [batch, bytes] = [[], 0];
  };
  for await (const { document, size } of readDocuments(data)) {
    batch.push(document);
    sums.add(document);
    bytes += size;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  return collection.countDocuments();
}

/** Builds the indexes of all collections, as they were. */
async function buildIndexes(db: mongo.Db, { collections }: BackupDatabase, files: BackupFiles): Promise<void> {
  for (const [name, collection] of Object.entries(collections)) {
    const { indexes } = await readMetadata(files, collection);
    const wanted = indexes.filter((index) => index['name'] !== '_id_');
    const specs = wanted.map(({ v: _version, ns: _namespace, ...spec }) => spec as unknown as mongo.IndexDescription);
    if (specs.length > 0) await db.collection(name).createIndexes(specs);
  }
}

interface Metadata {
  readonly options: mongo.Document;
  readonly indexes: readonly mongo.Document[];
}

async function readMetadata(files: BackupFiles, { metadata }: BackupCollection): Promise<Metadata> {
  return mongo.BSON.EJSON.parse(await files.readText(metadata)) as Metadata;
}

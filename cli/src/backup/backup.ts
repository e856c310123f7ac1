import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { Bucket } from './bucket.ts';
import { type CollectionInfo, dumpCollection, listCollections } from './dump-collection.ts';
import { chooseInstants, type Instant, skewOf } from './instants.ts';
import { BACKUP_FORMAT, type BackupCollection, type BackupDatabase, type Manifest, writeManifest } from './manifest.ts';
import { copyObjects, listObjectKeys } from './objects.ts';
import { contractHash, version } from './version.ts';

/** A collection changed its indexes after the instant (SnapshotUnavailable), e.g. while a service starts. */
const SNAPSHOT_UNAVAILABLE = 246;
/** The server no longer keeps the instant (SnapshotTooOld). */
const SNAPSHOT_TOO_OLD = 239;
const MAX_TRIES = 5;
/** Pause before another attempt, after which a new index is in the latest snapshot (milliseconds). */
const RETRY_MS = 1000;
/** Number of databases that are read at the same time. */
const AT_ONCE = 2;

export interface BackupOptions {
  /** The folder of the backup, which must not exist or be empty. */
  readonly dir: string;
  readonly databases: readonly ServiceDatabase[];
  /** The bucket with the bytes of files; undefined if they are not to be copied. */
  readonly bucket?: Bucket | undefined;
  /** Called with each step. */
  readonly report: (text: string) => void;
}

/**
 * Backs up the databases of services, each as it was at one instant, while the system runs.
 * @throws UserError if the folder is not empty, a database is unsuitable, or reading takes longer than a server keeps the
 * instant
 */
export async function backUp({ dir, databases, bucket, report }: BackupOptions): Promise<Manifest> {
  await makeEmptyFolder(dir);
  for (let tries = 1; ; tries += 1) {
    try {
      return await backUpOnce({ dir, databases, bucket, report });
    } catch (error) {
      const code = error instanceof mongo.MongoServerError ? error.code : undefined;
      if (code === SNAPSHOT_TOO_OLD) throw tooOld(error);
      if (code !== SNAPSHOT_UNAVAILABLE || tries === MAX_TRIES) throw error;
      report('• the indexes of a collection changed meanwhile; starting again');
      await sleep(RETRY_MS);
      for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true, force: true });
    }
  }
}

async function backUpOnce({ dir, databases, bucket, report }: BackupOptions): Promise<Manifest> {
  const startedAt = new Date();
  // Listed before the instants are chosen: a collection that was created later could not be read.
  const listed = await Promise.all(databases.map(listCollections));
  const instants = await chooseInstants(databases);
  const done: Record<string, BackupDatabase> = {};
  const waiting = databases.map((database, index) => ({ database, collections: listed[index]! }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { service } = next.database;
      done[service] = await dumpDatabase(next.database, next.collections, instants.get(service)!, dir);
      report(`• ${service}: ${describe(done[service])}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version,
    contract: contractHash(),
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    skewMs: skewOf(instants),
    ...(await backUpObjects({ dir, databases, bucket, report }, instants)),
    databases: Object.fromEntries(databases.map(({ service }) => [service, done[service]!])),
  };
  await writeManifest(dir, manifest);
  return manifest;
}

async function dumpDatabase(
  database: ServiceDatabase,
  collections: readonly CollectionInfo[],
  { clusterTime, at }: Instant,
  dir: string,
): Promise<BackupDatabase> {
  await mkdir(join(dir, database.service), { mode: 0o700 });
  const dumped: Record<string, BackupCollection> = {};
  for (const info of collections) dumped[info.name] = await dumpCollection(database, info, clusterTime, dir);
  const { version: server } = await database.db.command({ buildInfo: 1 });
  return {
    database: database.db.databaseName,
    at: at.toISOString(),
    clusterTime: `${clusterTime.getHighBitsUnsigned()}.${clusterTime.getLowBitsUnsigned()}`,
    server,
    collections: dumped,
  };
}

/** Copies the bytes of files that are in a bucket; without a bucket, counts them. */
async function backUpObjects(
  { dir, databases, bucket, report }: BackupOptions,
  instants: ReadonlyMap<string, Instant>,
): Promise<Pick<Manifest, 'filesInS3' | 'objects'>> {
  const files = databases.find(({ service }) => service === 'files');
  const keys = files ? await listObjectKeys(files, instants.get('files')!.clusterTime) : [];
  if (!bucket || keys.length === 0) return { filesInS3: keys.length };
  const objects = await copyObjects(dir, bucket, keys);
  report(`• bucket: ${objects.count} objects`);
  return { filesInS3: objects.missing, objects };
}

/** Returns the number of documents and the size of a backed up database as text. */
function describe({ collections }: BackupDatabase): string {
  const all = Object.values(collections);
  const documents = all.reduce((sum, collection) => sum + collection.documents, 0);
  const bytes = all.reduce((sum, { data, metadata }) => sum + data.bytes + metadata.bytes, 0);
  return `${documents} documents in ${all.length} collections, ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

async function makeEmptyFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0) throw new UserError(`${dir} is not empty: choose a new folder for the backup`);
}

function tooOld(cause: unknown): UserError {
  return new UserError(
    'the databases are too large to be read while the server keeps their instant: raise its parameter ' +
      'minSnapshotHistoryWindowInSeconds (300 by default), see docs/operations/backup.md',
    { cause },
  );
}

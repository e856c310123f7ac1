import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeApi, loadContract } from '@bms/contracts';
import { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { Bucket } from './bucket.ts';
import { type CollectionInfo, dumpCollection, listCollections } from './dump-collection.ts';
import type { BackupFiles } from './files.ts';
import { chooseInstants, type Instant, skewOf } from './instants.ts';
import {
  BACKUP_FORMAT,
  type BackupCollection,
  type BackupDatabase,
  documentsOf,
  ENCRYPTED_FORMAT,
  type Manifest,
  writeManifest,
} from './manifest.ts';
import { copyObjects, listObjectKeys } from './objects.ts';

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
  /** The files of the backup, of which there must be none yet. */
  readonly files: BackupFiles;
  readonly databases: readonly ServiceDatabase[];
  /** The bucket with the bytes of files; undefined if they are not to be copied. */
  readonly bucket?: Bucket | undefined;
  /** Called with each step. */
  readonly report: (text: string) => void;
}

/**
 * Backs up the databases of services, each as it was at one instant, while the system runs.
 * @throws UserError if the store is not empty, a database is unsuitable, or reading takes longer than a server keeps the
 * instant
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { store } = options.files;
  if (!(await store.isEmpty())) throw new UserError(`${store.name} is not empty: choose a new place for the backup`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await backUpOnce(options);
    } catch (error) {
      const code = error instanceof mongo.MongoServerError ? error.code : undefined;
      if (code === SNAPSHOT_TOO_OLD) throw tooOld(error);
      if (code !== SNAPSHOT_UNAVAILABLE || tries === MAX_TRIES) throw error;
      options.report('• the indexes of a collection changed meanwhile; starting again');
      await sleep(RETRY_MS);
      await store.clear();
    }
  }
}

async function backUpOnce({ files, databases, bucket, report }: BackupOptions): Promise<Manifest> {
  const startedAt = new Date();
  // Listed before the instants are chosen: a collection that was created later could not be read.
  const listed = await Promise.all(databases.map(listCollections));
  const instants = await chooseInstants(databases);
  const done: Record<string, BackupDatabase> = {};
  const waiting = databases.map((database, index) => ({ database, collections: listed[index]! }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { service } = next.database;
      done[service] = await dumpDatabase(next.database, next.collections, instants.get(service)!, files);
      report(`• ${service}: ${describe(done[service])}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const manifest: Manifest = {
    format: files.encrypts ? ENCRYPTED_FORMAT : BACKUP_FORMAT,
    version,
    contract: contractHash(),
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    skewMs: skewOf(instants),
    ...(await backUpObjects({ files, databases, bucket, report }, instants)),
    databases: Object.fromEntries(databases.map(({ service }) => [service, done[service]!])),
  };
  await writeManifest(files.store, manifest);
  return manifest;
}

async function dumpDatabase(
  database: ServiceDatabase,
  collections: readonly CollectionInfo[],
  { clusterTime, at }: Instant,
  files: BackupFiles,
): Promise<BackupDatabase> {
  const dumped: Record<string, BackupCollection> = {};
  for (const info of collections) dumped[info.name] = await dumpCollection(database, info, clusterTime, files);
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
  { files: backup, databases, bucket, report }: BackupOptions,
  instants: ReadonlyMap<string, Instant>,
): Promise<Pick<Manifest, 'filesInS3' | 'objects'>> {
  const files = databases.find(({ service }) => service === 'files');
  const keys = files ? await listObjectKeys(files, instants.get('files')!.clusterTime) : [];
  if (!bucket || keys.length === 0) return { filesInS3: keys.length };
  const objects = await copyObjects(backup, bucket, keys);
  report(`• bucket: ${objects.count} objects`);
  return { filesInS3: objects.missing, objects };
}

/** Returns the number of documents and the size of a backed up database as text. */
function describe(database: BackupDatabase): string {
  const all = Object.values(database.collections);
  const bytes = all.reduce((sum, { data, metadata }) => sum + data.bytes + metadata.bytes, 0);
  return `${documentsOf(database)} documents in ${all.length} collections, ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

function tooOld(cause: unknown): UserError {
  return new UserError(
    'the databases are too large to be read while the server keeps their instant: raise its parameter ' +
      'minSnapshotHistoryWindowInSeconds (300 by default), see docs/operations/backup.md',
    { cause },
  );
}

/** The version of the system. */
const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** Returns the SHA-256 of the API that the contract describes, in hexadecimal; it differs between versions of the contract. */
export function contractHash(): string {
  return createHash('sha256')
    .update(JSON.stringify(describeApi(loadContract(), '')))
    .digest('hex');
}

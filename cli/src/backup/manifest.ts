import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { UserError } from '../run/errors.ts';
import type { BackupStore } from './store.ts';

/** Version of the layout of a backup, and of an encrypted one; a tool reads no newer one. */
export const BACKUP_FORMAT = 1;
export const ENCRYPTED_FORMAT = 2;
const MANIFEST = 'manifest.json';

/** A file of a backup. */
export interface BackupFile {
  /** Path within the backup; an encrypted file ends with `.age`. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/** A collection of a backup. */
export interface BackupCollection {
  readonly documents: number;
  /** The documents: concatenated BSON, compressed with gzip. */
  readonly data: BackupFile;
  /** Options and indexes: Extended JSON, compressed with gzip. */
  readonly metadata: BackupFile;
  /** The names of the indexes. */
  readonly indexes: readonly string[];
}

/** The objects of an S3 bucket in a backup. */
export interface BackupObjects {
  readonly count: number;
  /** Number of objects that files refer to and that were not in the bucket. */
  readonly missing: number;
  /** The objects with their keys: a JSON object on each line, compressed with gzip. */
  readonly index: BackupFile;
}

/** The database of a service in a backup. */
export interface BackupDatabase {
  /** Its name when it was backed up. */
  readonly database: string;
  /** The instant of its content (UTC). */
  readonly at: string;
  /** The cluster time of its content, as `seconds.increment`. */
  readonly clusterTime: string;
  /** Version of the server. */
  readonly server: string;
  /** The collections by name. */
  readonly collections: Readonly<Record<string, BackupCollection>>;
}

/** The description of a backup. */
export interface Manifest {
  readonly format: number;
  /** Version of the system. */
  readonly version: string;
  /** SHA-256 of the contract, by which a backup of another version is recognized. */
  readonly contract: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Greatest distance between the instants of two databases, in milliseconds; 0 if all have the same cluster time. */
  readonly skewMs: number;
  /** Number of files whose bytes are in an S3 bucket and not in this backup. */
  readonly filesInS3: number;
  /** The objects of the S3 bucket; missing in backups without them. */
  readonly objects?: BackupObjects;
  readonly databases: Readonly<Record<string, BackupDatabase>>;
}

/** Writes the manifest, as the last file of a backup. It is never encrypted. */
export function writeManifest(store: BackupStore, manifest: Manifest): Promise<void> {
  return store.write(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)]));
}

/** Returns the manifest; undefined if there is no complete backup. @throws UserError if it is damaged */
export async function findManifest(store: BackupStore): Promise<Manifest | undefined> {
  const bytes = await store.read(MANIFEST);
  if (!bytes) return undefined;
  try {
    return (await json(bytes)) as Manifest;
  } catch (error) {
    throw new UserError(`${MANIFEST} in ${store.name} is damaged`, { cause: error });
  }
}

/** Reads the manifest. @throws UserError if there is no complete backup that this version can read */
export async function readManifest(store: BackupStore): Promise<Manifest> {
  const manifest = await findManifest(store);
  if (!manifest) throw new UserError(`${store.name} holds no complete backup: there is no ${MANIFEST}`);
  if (manifest.format !== BACKUP_FORMAT && manifest.format !== ENCRYPTED_FORMAT)
    throw new UserError(
      `the backup has format ${manifest.format}; this version reads format ${BACKUP_FORMAT} and ${ENCRYPTED_FORMAT}`,
    );
  return manifest;
}

/** Returns the number of documents of a backed up database. */
export const documentsOf = ({ collections }: BackupDatabase): number =>
  Object.values(collections).reduce((sum, { documents }) => sum + documents, 0);

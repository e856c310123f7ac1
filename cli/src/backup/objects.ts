import type { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { Bucket } from './bucket.ts';
import { findAt } from './dump-collection.ts';
import type { BackupFiles } from './files.ts';
import type { BackupFile, BackupObjects } from './manifest.ts';

/** The collections whose records have bytes: the files, those that can be restored, and kept documents. */
const COLLECTIONS = ['entries', 'entries_deleted', 'kept_documents'];
const FOLDER = 'objects';
const INDEX = `${FOLDER}/index.ndjson.gz`;
/** Number of objects that are copied at the same time. */
const AT_ONCE = 4;

/** An object of a bucket in a backup. */
interface BackupObject extends BackupFile {
  readonly key: string;
}

/** Returns the keys of the objects that the files of a database refer to, at a cluster time. */
export async function listObjectKeys({ db }: ServiceDatabase, clusterTime: mongo.Timestamp): Promise<string[]> {
  const keys: string[] = [];
  for (const name of COLLECTIONS)
    for await (const file of findAt(db, { name, clusterTime, filter: { stored_in: 's3' } }))
      keys.push(String((file as { bytes_key?: string }).bytes_key));
  return keys;
}

/**
 * Copies objects of a bucket into a backup. Objects that are no longer in the bucket are left out: the bytes of a file are
 * removed 30 days after its deletion, which may happen meanwhile.
 */
export async function copyObjects(files: BackupFiles, bucket: Bucket, keys: readonly string[]): Promise<BackupObjects> {
  const waiting = [...keys.keys()];
  const copied: BackupObject[] = [];
  const worker = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const key = keys[at]!;
      const bytes = await bucket.read(key);
      // A key is not a safe file name.
      if (bytes) copied.push({ key, ...(await files.write(`${FOLDER}/${at}.gz`, bytes)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const lines = copied.map((object) => `${JSON.stringify(object)}\n`).join('');
  const index = await files.writeText(INDEX, lines);
  return { count: copied.length, missing: keys.length - copied.length, index };
}

/** Verifies the checksums of the objects. @throws UserError naming the first that is missing or damaged */
export async function verifyObjects(files: BackupFiles, { index, count }: BackupObjects): Promise<void> {
  await files.verify(index);
  const objects = await readIndex(files, index);
  if (objects.length !== count) throw new UserError(`the backup lists ${objects.length} of ${count} objects`);
  for (const object of objects) await files.verify(object);
}

/** Writes the objects of a verified backup that the bucket lacks. @returns their number */
export async function restoreObjects(files: BackupFiles, bucket: Bucket, { index }: BackupObjects): Promise<number> {
  const waiting = await readIndex(files, index);
  let written = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await bucket.has(next.key)) continue;
      await bucket.write(next.key, files.read(next));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return written;
}

async function readIndex(files: BackupFiles, index: BackupFile): Promise<BackupObject[]> {
  const lines = (await files.readText(index)).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as BackupObject);
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { Bucket } from './bucket.ts';
import { findAt } from './dump-collection.ts';
import { readCompressed, readText, verifyFile, writeCompressed, writeText } from './files.ts';
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
export async function copyObjects(dir: string, bucket: Bucket, keys: readonly string[]): Promise<BackupObjects> {
  await mkdir(join(dir, FOLDER), { mode: 0o700 });
  const waiting = [...keys.keys()];
  const copied: BackupObject[] = [];
  const worker = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const key = keys[at]!;
      const bytes = await bucket.read(key);
      // A key is not a safe file name.
      if (bytes) copied.push({ key, ...(await writeCompressed(dir, `${FOLDER}/${at}.gz`, bytes)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const lines = copied.map((object) => `${JSON.stringify(object)}\n`).join('');
  const index = await writeText(dir, INDEX, lines);
  return { count: copied.length, missing: keys.length - copied.length, index };
}

/** Verifies the checksums of the objects. @throws UserError naming the first that is missing or damaged */
export async function verifyObjects(dir: string, { index, count }: BackupObjects): Promise<void> {
  await verifyFile(dir, index);
  const objects = await readIndex(dir, index);
  if (objects.length !== count) throw new UserError(`the backup lists ${objects.length} of ${count} objects`);
  for (const object of objects) await verifyFile(dir, object);
}

/** Writes the objects of a verified backup that the bucket lacks. @returns their number */
export async function restoreObjects(dir: string, bucket: Bucket, { index }: BackupObjects): Promise<number> {
  const waiting = await readIndex(dir, index);
  let written = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await bucket.has(next.key)) continue;
      await bucket.write(next.key, readCompressed(dir, next));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return written;
}

async function readIndex(dir: string, index: BackupFile): Promise<BackupObject[]> {
  const lines = (await readText(dir, index)).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as BackupObject);
}

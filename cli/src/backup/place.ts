import { UserError } from '../run/errors.ts';
import { openBucketPlace } from './bucket-store.ts';
import { type DatedBackup, expiredBackups, instantOf, type Retention } from './dated.ts';
import { openFolderPlace } from './folder-store.ts';
import { findManifest } from './manifest.ts';
import type { BackupPlace, BackupStore } from './store.ts';

/** A scheme of two or more letters: `C:` is a drive. */
const ADDRESS = /^([a-z][a-z0-9+.-]+):\/\//i;

/**
 * Opens a place.
 * @param address a path, or `s3://bucket/prefix` with the settings BACKUP_S3_*
 * @throws UserError for another address
 */
export async function openPlace(address: string, env: NodeJS.ProcessEnv): Promise<BackupPlace> {
  const scheme = ADDRESS.exec(address)?.[1];
  if (scheme === undefined) return openFolderPlace(address);
  if (scheme.toLowerCase() === 's3') return openBucketPlace(address, env);
  throw new UserError(`${address} is no place for backups: give a folder, or s3://bucket/prefix`);
}

/**
 * Returns the backup that a place is, or the newest complete one that it has.
 * @throws UserError if there is none
 */
export async function newestBackup(place: BackupPlace): Promise<BackupStore> {
  const own = place.store();
  if (await findManifest(own)) return own;
  const dated = (await place.names()).filter((name) => instantOf(name)).sort();
  for (const name of dated.reverse()) if (await findManifest(place.store(name))) return place.store(name);
  throw new UserError(`${own.name} holds no complete backup`);
}

/** Deletes the dated backups of a place that are not kept. @returns their names */
export async function deleteExpired(place: BackupPlace, retention: Retention, now: Date): Promise<string[]> {
  const all = (await place.names()).map(async (name): Promise<DatedBackup> => {
    const isComplete = instantOf(name) !== undefined && (await findManifest(place.store(name))) !== undefined;
    return { name, isComplete };
  });
  const expired = expiredBackups(await Promise.all(all), retention, now);
  for (const name of expired) await place.store(name).clear();
  return expired;
}

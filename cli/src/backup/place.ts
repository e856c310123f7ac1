import { UserError } from '../run/errors.ts';
import { type DatedBackup, expiredBackups, instantOf, type Retention } from './dated.ts';
import { findManifest } from './manifest.ts';
import type { BackupPlace, BackupStore } from './store.ts';

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

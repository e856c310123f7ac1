import { UserError } from '../run/errors.ts';
import { openBucketPlace } from './bucket-store.ts';
import { openFolderPlace } from './folder-store.ts';
import type { BackupPlace } from './store.ts';

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

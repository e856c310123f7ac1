import { resolve } from 'node:path';
import { UserError } from '../run/errors.ts';

/** A scheme of two or more letters: `C:` is a drive. */
const ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//i;

/**
 * Returns the absolute path of the folder of a backup.
 * @throws UserError for an address such as `s3://bucket/backups`, which would become a folder of that name
 */
export function folderOf(dir: string): string {
  if (!ADDRESS.test(dir)) return resolve(dir);
  throw new UserError(`${dir} is an address: a backup is written to a folder of this machine, and copied from there`);
}

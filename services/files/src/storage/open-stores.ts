import { ConfigError } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { FilesConfig } from '../config.ts';
import { openGridFs } from './gridfs.ts';
import type { Stores } from './storage.ts';

/**
 * Opens every configured store: new files go into one, older ones may be in another.
 * @throws ConfigError if S3 is selected without a bucket
 */
export async function openStores(
  db: Connection,
  { storage, s3 }: Pick<FilesConfig, 'storage' | 's3'>,
): Promise<Stores> {
  const gridfs = openGridFs(db);
  if (!s3.bucket) {
    if (storage === 's3') throw new ConfigError('setting S3_BUCKET: is missing, but FILE_STORAGE is s3');
    return { gridfs };
  }
  // Loaded on demand, since it doubles the memory of the process.
  const { openS3 } = await import('./s3.ts');
  return { gridfs, s3: openS3(s3, s3.bucket) };
}

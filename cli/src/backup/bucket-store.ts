import { messageOf, UserError } from '../run/errors.ts';
import { type Bucket, openBackupBucket } from './bucket.ts';
import type { BackupPlace, BackupStore } from './store.ts';

/**
 * Opens a prefix of a bucket with backups. What is written goes straight into the bucket, in parts.
 * @param address `s3://bucket/prefix`
 * @throws UserError if the address has no bucket
 */
export async function openBucketPlace(address: string, env: NodeJS.ProcessEnv): Promise<BackupPlace> {
  const [, name, rest = ''] = /^s3:\/\/([^/]+)\/*(.*)$/i.exec(address) ?? [];
  if (!name) throw new UserError(`${address} names no bucket: give s3://bucket/prefix`);
  const bucket = await openBackupBucket(name, env);
  const prefix = rest === '' ? '' : `${rest.replace(/\/+$/, '')}/`;
  const addressOf = (path: string): string => `s3://${name}/${path}`.replace(/\/$/, '');
  return {
    store: (backup) => {
      const own = backup === undefined ? prefix : `${prefix}${backup}/`;
      return bucketStore(bucket, own, addressOf(own));
    },
    names: () =>
      explained(addressOf(prefix), async () => {
        const names: string[] = [];
        // Some stores keep prefixes whose objects were deleted.
        for (const name of await bucket.folders(prefix))
          if (await hasKey(bucket, `${prefix}${name}/`)) names.push(name);
        return names;
      }),
  };
}

function bucketStore(bucket: Bucket, prefix: string, name: string): BackupStore {
  return {
    name,
    write: (path, bytes) => explained(name, () => bucket.write(prefix + path, bytes)),
    read: (path) => explained(name, () => bucket.read(prefix + path)),
    isEmpty: () => explained(name, async () => !(await hasKey(bucket, prefix))),
    clear: () =>
      explained(name, async () => {
        for await (const key of bucket.keys(prefix)) await bucket.remove(key);
      }),
  };
}

async function hasKey(bucket: Bucket, prefix: string): Promise<boolean> {
  for await (const _key of bucket.keys(prefix)) return true;
  return false;
}

/** @throws UserError with the address, for what the store refuses; other errors as they are */
async function explained<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const isOfStore = error instanceof Error && '$metadata' in error;
    const isOfNetwork = error instanceof Error && 'syscall' in error;
    if (!isOfStore && !isOfNetwork) throw error;
    throw new UserError(`${name} cannot be used (${messageOf(error) || error.name}): check BACKUP_S3_*`, {
      cause: error,
    });
  }
}

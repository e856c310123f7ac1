import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Reads an object; undefined if there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  has(key: string): Promise<boolean>;
  /** Writes an object, and resolves once it is durable. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Yields the keys that begin with `prefix`. */
  keys(prefix: string): AsyncIterable<string>;
  /** Returns the parts of the keys between `prefix` and the next `/`. */
  folders(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** An object has at most 10,000 parts: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Opens the bucket that the settings of files name (`S3_BUCKET` and so on); undefined if they name none. */
export async function openFilesBucket(env: NodeJS.ProcessEnv): Promise<Bucket | undefined> {
  const name = env['S3_BUCKET'];
  return name ? openBucket(name, clientOptions(env, 'S3_')) : undefined;
}

/** Opens a bucket for backups, with the settings `BACKUP_S3_*`. */
export const openBackupBucket = (name: string, env: NodeJS.ProcessEnv): Promise<Bucket> =>
  openBucket(name, clientOptions(env, 'BACKUP_S3_'));

async function openBucket(name: string, options: S3ClientConfig): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client(options);
  const ifFound = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw error;
    }
  };
  const pages = (Prefix: string, Delimiter?: string) =>
    s3.paginateListObjectsV2({ client }, { Bucket: name, Prefix, Delimiter });
  return {
    read: async (Key) => {
      const found = await ifFound(client.send(new s3.GetObjectCommand({ Bucket: name, Key })));
      return found && (found.Body as Readable);
    },
    has: async (Key) => (await ifFound(client.send(new s3.HeadObjectCommand({ Bucket: name, Key })))) !== undefined,
    write: async (Key, bytes) => {
      const params = { Bucket: name, Key, Body: Readable.from(bytes, { objectMode: false }) };
      await new Upload({ client, params, partSize: PART_BYTES }).done();
    },
    async *keys(prefix) {
      for await (const { Contents = [] } of pages(prefix)) yield* Contents.map(({ Key = '' }) => Key);
    },
    folders: async (prefix) => {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(prefix, '/'))
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
      return names;
    },
    remove: async (Key) => void (await client.send(new s3.DeleteObjectCommand({ Bucket: name, Key }))),
  };
}

function clientOptions(env: NodeJS.ProcessEnv, prefix: string): S3ClientConfig {
  const setting = (name: string): string | undefined => env[prefix + name] || undefined;
  const [endpoint, region = 'us-east-1'] = [setting('ENDPOINT'), setting('REGION')];
  const [accessKeyId, secretAccessKey] = [setting('ACCESS_KEY_ID'), setting('SECRET_ACCESS_KEY')];
  return {
    region,
    // Stores other than AWS S3 do not support bucket names as host names.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

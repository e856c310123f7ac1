import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FilesConfig } from '../config.ts';
import type { Store } from './storage.ts';

/** An object has at most 10,000 parts: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts of one upload in memory at the same time. */
const PARTS_AT_ONCE = 2;

/** Opens a store in a bucket of an S3-compatible service. */
export function openS3(settings: FilesConfig['s3'], Bucket: string): Store {
  const client = new S3Client(clientOptions(settings));
  return {
    write: async (key, bytes, signal) => {
      const params = { Bucket, Key: key, Body: Readable.from(bytes, { objectMode: false }) };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      const abort = () => void upload.abort();
      signal.addEventListener('abort', abort, { once: true });
      await upload.done().finally(() => signal.removeEventListener('abort', abort));
    },
    read: async (key, { start, end }) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range: `bytes=${start}-${end}` }));
      if (!(Body instanceof Readable)) throw new Error(`the store gave no bytes of ${key}`);
      return Body;
    },
    remove: async (key) => {
      await abortUploads(client, Bucket, key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: FilesConfig['s3']) {
  return {
    region,
    // Stores other than AWS S3 do not support bucket names as host names.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** Aborts unfinished multipart uploads: their parts are in no list of objects but are billed. */
async function abortUploads(client: S3Client, Bucket: string, key: string): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: key }));
  for (const { UploadId } of Uploads)
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId }));
}

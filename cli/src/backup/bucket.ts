import { Readable } from 'node:stream';

/** The bucket with the bytes of files. An object is written once and never changed. */
export interface Bucket {
  /** Reads an object; undefined if there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  has(key: string): Promise<boolean>;
  /** Writes an object, and resolves once it is durable. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** An object has at most 10,000 parts: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Opens the bucket that the settings of files name (`S3_BUCKET` and so on); undefined if they name none. */
export async function openBucket(env: NodeJS.ProcessEnv): Promise<Bucket | undefined> {
  const name = env['S3_BUCKET'];
  if (!name) return undefined;
  const { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client(clientOptions(env));
  const ifFound = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw error;
    }
  };
  return {
    read: async (Key) => {
      const found = await ifFound(client.send(new GetObjectCommand({ Bucket: name, Key })));
      return found && (found.Body as Readable);
    },
    has: async (Key) => (await ifFound(client.send(new HeadObjectCommand({ Bucket: name, Key })))) !== undefined,
    write: async (Key, bytes) => {
      const params = { Bucket: name, Key, Body: Readable.from(bytes, { objectMode: false }) };
      await new Upload({ client, params, partSize: PART_BYTES }).done();
    },
  };
}

function clientOptions(env: NodeJS.ProcessEnv) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    region,
    // Stores other than AWS S3 do not support bucket names as host names.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

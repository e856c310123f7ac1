import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  freePort,
  type RunningProcess,
  resolveProgram,
  seaweedfsCommand,
  startProcess,
  untilListening,
} from '@bms/backing-services';
import { tempDir, testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type ServiceDatabase } from '../target/open-database.ts';
import { backUp } from './backup.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { restore, verifyBackup } from './restore.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: randomBytes(16).toString('hex') };
const report = (): void => {};
/** Larger than a part of an upload. */
const bytes = { small: Buffer.from('a contract'), large: randomBytes(9 * 1024 * 1024), removed: Buffer.from('old') };

let dir: Awaited<ReturnType<typeof tempDir>>;
let dataDir: string;
let store: RunningProcess;
let client: S3Client;
let from: Bucket;
let to: Bucket;
let source: ServiceDatabase;

beforeAll(async () => {
  dir = await tempDir();
  const { binary } = await resolveProgram('seaweedfs');
  const port = await freePort();
  dataDir = await mkdtemp(join(tmpdir(), 'bms-s3-'));
  store = await startProcess(await seaweedfsCommand({ binary, port, dataDir, ...credentials }));
  await untilListening(store, port);
  const endpoint = `http://127.0.0.1:${port}`;
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  const open = async (name: string): Promise<Bucket> => {
    await client.send(new CreateBucketCommand({ Bucket: name }));
    const { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } = credentials;
    return (await openBucket({ S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }))!;
  };
  [from, to] = [await open('source'), await open('target')];
  for (const [key, content] of Object.entries(bytes)) await from.write(key, pieces(content));
  source = await openDatabase('files', await testMongoUserUrl('files'));
  const { db } = source;
  const file = (key: string) => ({ stored_in: 's3', bytes_key: key });
  await db.collection('entries').insertMany([file('large'), { stored_in: 'gridfs', bytes_key: 'elsewhere' }]);
  await db.collection('entries_deleted').insertMany([file('small'), file('lost')]);
});
afterAll(async () => {
  await source?.connection.close();
  client?.destroy();
  await store?.kill();
  await dir?.remove();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function contentOf(bucket: Bucket, key: string): Promise<Buffer | undefined> {
  const found = await bucket.read(key);
  if (!found) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of found) parts.push(part);
  return Buffer.concat(parts);
}

const emptyDatabase = async () => openDatabase('files', await testMongoUserUrl('files'));

test('the objects of files, and of those that can be restored, are copied and put into another bucket', async () => {
  const path = join(dir.path, 'whole');
  const manifest = await backUp({ dir: path, databases: [source], bucket: from, report });
  expect(manifest).toMatchObject({ objects: { count: 2, missing: 1 }, filesInS3: 1 });
  await verifyBackup(path, manifest);
  const target = await emptyDatabase();
  const options = { dir: path, manifest, databases: [target], force: false, report };
  await expect(restore(options)).rejects.toThrow('the backup has 2 objects of a bucket: set S3_BUCKET');
  expect(await target.db.listCollections().toArray()).toEqual([]);
  expect(await restore({ ...options, bucket: to })).toMatchObject({ objects: 2 });
  for (const key of ['small', 'large'] as const) expect((await contentOf(to, key))?.equals(bytes[key])).toBe(true);
  expect(await contentOf(to, 'removed')).toBeUndefined();
  await target.connection.close();
});

test('a restore writes only the objects that the bucket lacks', async () => {
  const path = join(dir.path, 'again');
  const manifest = await backUp({ dir: path, databases: [source], bucket: from, report });
  await client.send(new DeleteObjectCommand({ Bucket: 'source', Key: 'small' }));
  const target = await emptyDatabase();
  const options = { dir: path, manifest, databases: [target], bucket: from, force: false, report };
  expect(await restore(options)).toMatchObject({ objects: 1 });
  expect(await contentOf(from, 'small')).toEqual(bytes.small);
  await target.connection.close();
});

test('a damaged object is found before anything is restored', async () => {
  const path = join(dir.path, 'damaged');
  const manifest = await backUp({ dir: path, databases: [source], bucket: from, report });
  await appendFile(join(path, 'objects/0.gz'), 'x');
  await expect(verifyBackup(path, manifest)).rejects.toThrow('objects/0.gz differs from its checksum');
});

test('without a bucket, the files are counted only', async () => {
  const manifest = await backUp({ dir: join(dir.path, 'counted'), databases: [source], report });
  expect(manifest).toMatchObject({ filesInS3: 3 });
  expect(manifest.objects).toBeUndefined();
});

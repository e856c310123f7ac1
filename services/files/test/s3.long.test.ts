import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  freePort,
  type RunningProcess,
  resolveProgram,
  seaweedfsCommand,
  startProcess,
  untilListening,
} from '@bms/backing-services';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFiles, type TestedFiles } from './harness.ts';

const Bucket = 'files';
const credentials = { accessKeyId: 'test', secretAccessKey: randomBytes(16).toString('hex') };

let dataDir: string;
let store: RunningProcess;
let client: S3Client;
let files: TestedFiles;

beforeAll(async () => {
  const { binary } = await resolveProgram('seaweedfs');
  const port = await freePort();
  dataDir = await mkdtemp(join(tmpdir(), 'bms-s3-'));
  store = await startProcess(await seaweedfsCommand({ binary, port, dataDir, ...credentials }));
  await untilListening(store, port);
  const endpoint = `http://127.0.0.1:${port}`;
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket }));
  files = await startFiles({
    FILE_STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: Bucket,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    SWEEP_INTERVAL_SECONDS: '1',
    UPLOAD_ABANDONED_SECONDS: '15',
  });
});
afterAll(async () => {
  await files?.stop();
  client?.destroy();
  await store?.kill();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Returns the keys of all objects, and those of unfinished uploads. */
async function held(): Promise<{ objects: string[]; unfinished: string[] }> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  return { objects: Contents.map(({ Key }) => Key!), unfinished: Uploads.map(({ Key }) => Key!) };
}

const orphanRows = () =>
  files.running.kit.db.collection<{ _id: string; stored_in: string; touched_at: Date }>('loose_bytes');
const download = (id: number, headers: Record<string, string> = {}) =>
  files.fetch(`/api/file-manager/files/${id}/download`, { headers });

test('bytes go to the bucket and come back, in parts too', async () => {
  const bytes = randomBytes(20_000_000);
  const { id } = await files.upload(bytes, 'large.bin');
  expect((await held()).objects).toHaveLength(1);
  expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(bytes)).toBe(true);
  const part = await download(id, { range: 'bytes=8388600-8388620' });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(8_388_600, 8_388_621)]);
  const empty = await files.upload('', 'empty');
  expect((await download(empty.id)).status).toBe(200);
});

test('an upload that is broken off leaves nothing in the bucket', async () => {
  const before = await held();
  const broken = new AbortController();
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')),
    pull: async (controller) => {
      controller.enqueue(randomBytes(1_000_000));
      if ((await held()).unfinished.length > 0) resolve();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', signal: broken.signal };
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sent = files.fetch('/api/file-manager/files', { ...init, headers } as RequestInit).catch(() => 'broken off');
  await started;
  broken.abort();
  expect(await sent).toBe('broken off');
  await eventually(held, ({ unfinished }) => unfinished.length === 0);
  expect(await held()).toEqual(before);
});

test('what a process left that was killed in the middle is swept', async () => {
  await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'left' }));
  await orphanRows().insertOne({ _id: 'left', stored_in: 's3', touched_at: new Date(0) });
  await eventually(held, ({ unfinished }) => unfinished.length === 0);
  await eventually(
    () => orphanRows().countDocuments({ _id: 'left' }),
    (rows) => rows === 0,
  );
});

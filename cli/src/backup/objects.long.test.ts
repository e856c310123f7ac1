import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openDatabase, type ServiceDatabase } from '../target/open-database.ts';
import { backUp } from './backup.ts';
import { type Bucket, openFilesBucket } from './bucket.ts';
import { drill } from './drill.ts';
import { decryptionBy, encryptionFor } from './encryption.ts';
import { BackupFiles } from './files.ts';
import { openFolderPlace } from './folder-store.ts';
import { readManifest } from './manifest.ts';
import { deleteExpired, newestBackup, openPlace } from './place.ts';
import { restore, verifyBackup } from './restore.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: randomBytes(16).toString('hex') };
const report = (): void => {};
const filesIn = (name: string): BackupFiles => new BackupFiles(openFolderPlace(dir.path).store(name));
/** Larger than a part of an upload. */
const bytes = { small: Buffer.from('a contract'), large: randomBytes(9 * 1024 * 1024), removed: Buffer.from('old') };

let dir: Awaited<ReturnType<typeof tempDir>>;
let dataDir: string;
let endpoint: string;
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
  endpoint = `http://127.0.0.1:${port}`;
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  const open = async (name: string): Promise<Bucket> => {
    await client.send(new CreateBucketCommand({ Bucket: name }));
    const { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } = credentials;
    return (await openFilesBucket({ S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }))!;
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
  const files = filesIn('whole');
  const manifest = await backUp({ files, databases: [source], bucket: from, report });
  expect(manifest).toMatchObject({ objects: { count: 2, missing: 1 }, filesInS3: 1 });
  await verifyBackup(files, manifest);
  const target = await emptyDatabase();
  const options = { files, manifest, databases: [target], force: false, report };
  await expect(restore(options)).rejects.toThrow('the backup has 2 objects of a bucket: set S3_BUCKET');
  expect(await target.db.listCollections().toArray()).toEqual([]);
  expect(await restore({ ...options, bucket: to })).toMatchObject({ objects: 2 });
  for (const key of ['small', 'large'] as const) expect((await contentOf(to, key))?.equals(bytes[key])).toBe(true);
  expect(await contentOf(to, 'removed')).toBeUndefined();
  await target.connection.close();
});

test('a restore writes only the objects that the bucket lacks', async () => {
  const files = filesIn('again');
  const manifest = await backUp({ files, databases: [source], bucket: from, report });
  await client.send(new DeleteObjectCommand({ Bucket: 'source', Key: 'small' }));
  const target = await emptyDatabase();
  const options = { files, manifest, databases: [target], bucket: from, force: false, report };
  expect(await restore(options)).toMatchObject({ objects: 1 });
  expect(await contentOf(from, 'small')).toEqual(bytes.small);
  await target.connection.close();
});

test('a damaged object is found before anything is restored', async () => {
  const files = filesIn('damaged');
  const manifest = await backUp({ files, databases: [source], bucket: from, report });
  await appendFile(join(dir.path, 'damaged/objects/0.gz'), 'x');
  await expect(verifyBackup(files, manifest)).rejects.toThrow('objects/0.gz differs from its checksum');
});

describe('backups in a bucket', () => {
  const backups = () => ({
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });

  test('are written without a local copy, encrypted, and the newest is restored', async () => {
    const identity = await generateX25519Identity();
    const keyFile = join(dir.path, 'key.txt');
    await writeFile(keyFile, identity);
    const place = await openPlace('s3://target/backups/production/', backups());
    const encrypt = encryptionFor(await identityToRecipient(identity));
    const names = ['2026-11-25T02-00-00Z', '2026-11-26T02-00-00Z', '2026-11-27T02-00-00Z'];
    await source.db.collection('entries').insertOne({ size: randomBytes(10_000_000) });
    for (const name of names)
      await backUp({
        files: new BackupFiles(place.store(name), { encrypt }),
        databases: [source],
        bucket: from,
        report,
      });
    expect(place.store().name).toBe('s3://target/backups/production');
    expect((await place.names()).sort()).toEqual(names);
    const newest = await newestBackup(place);
    expect(newest.name).toBe(`s3://target/backups/production/${names[2]}`);
    const files = new BackupFiles(newest, { decrypt: await decryptionBy(keyFile) });
    const manifest = await readManifest(newest);
    expect(manifest.format).toBe(2);
    const again = backUp({ files, databases: [source], report });
    await expect(again).rejects.toThrow(`s3://target/backups/production/${names[2]} is not empty`);
    const target = await emptyDatabase();
    const options = { files, manifest, databases: [target], force: false, report };
    expect((await drill(options)).differences).toEqual([]);
    const raw = (db: ServiceDatabase['db']) =>
      db
        .collection('entries')
        .find({}, { sort: { _id: 1 } })
        .toArray();
    expect(await raw(target.db)).toEqual(await raw(source.db));
    await target.connection.close();
  });

  test('that are not kept are deleted, whole', async () => {
    const place = await openPlace('s3://target/backups/production', backups());
    const deleted = await deleteExpired(place, { daily: 1, weekly: 1 }, new Date('2026-11-27T03:00:00Z'));
    expect(deleted).toEqual(['2026-11-25T02-00-00Z', '2026-11-26T02-00-00Z']);
    expect(await place.names()).toEqual(['2026-11-27T02-00-00Z']);
    expect(await place.store('2026-11-25T02-00-00Z').isEmpty()).toBe(true);
  });

  test('that cannot be reached or are refused fail with the address and the settings to check', async () => {
    const refused = { ...backups(), BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' };
    await expect((await openPlace('s3://target/backups', refused)).names()).rejects.toThrow(
      /^s3:\/\/target\/backups cannot be used .*check BACKUP_S3_/,
    );
    const away = { ...backups(), BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' };
    await expect(newestBackup(await openPlace('s3://target', away))).rejects.toThrow(
      /^s3:\/\/target cannot be used \(.*ECONNREFUSED.*check BACKUP_S3_/,
    );
    await expect(openPlace('s3:///backups', backups())).rejects.toThrow('names no bucket');
    await expect(openPlace('gs://bucket', backups())).rejects.toThrow('gs://bucket is no place for backups');
  });
});

test('without a bucket, the files are counted only', async () => {
  const manifest = await backUp({ files: filesIn('counted'), databases: [source], report });
  expect(manifest).toMatchObject({ filesInS3: 3 });
  expect(manifest.objects).toBeUndefined();
});

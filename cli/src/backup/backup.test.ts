import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { openDatabase, type ServiceDatabase } from '../target/open-database.ts';
import { backUp } from './backup.ts';
import { BackupFiles } from './files.ts';
import { openFolderPlace } from './folder-store.ts';
import { readManifest } from './manifest.ts';
import { restore, verifyBackup } from './restore.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let source: ServiceDatabase;
let target: ServiceDatabase;
beforeEach(async () => {
  dir = await tempDir();
  source = await openDatabase('crm', await testMongoUserUrl('crm'));
  target = await openDatabase('crm', await testMongoUserUrl('crm'));
});
afterEach(async () => {
  await Promise.all([source, target].map(({ connection }) => connection.close()));
  await dir.remove();
});

const report = (): void => {};
const filesIn = (name?: string): BackupFiles => new BackupFiles(openFolderPlace(dir.path).store(name));
const raw = (db: mongo.Db, name: string) =>
  db
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();

test('documents of every type are restored byte by byte, with options and indexes', async () => {
  const { BSON } = mongo;
  const things = await source.db.createCollection('things', { validator: { _id: { $exists: true } } });
  await things.createIndex({ a: 1 }, { unique: true, sparse: true, name: 'by_a' });
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  await things.insertMany([
    {
      _id: 1,
      a: new BSON.Double(1),
      b: BSON.Long.fromString('9007199254740993'),
      c: BSON.Decimal128.fromString('0.10'),
    },
    { _id: 2, a: 'text', at: new Date(), bytes: new BSON.Binary(Buffer.from('x')), nested: [{ n: null }, /x/i] },
    { _id: 3, a: 'x'.repeat(5_000_000), time: new BSON.Timestamp({ t: 1, i: 2 }) },
  ] as never[]);
  const manifest = await backUp({ files: filesIn('b'), databases: [source], report });
  await restore({ files: filesIn('b'), manifest, databases: [target], force: false, report });
  expect(await raw(target.db, 'things')).toEqual(await raw(source.db, 'things'));
  expect(await target.db.collection('things').indexes()).toEqual(await things.indexes());
  const [info] = await target.db.listCollections({ name: 'things' }).toArray();
  expect(info).toMatchObject({ options: { validator: { _id: { $exists: true } } } });
});

test('all events of the outbox are published again, and what was handled stays handled', async () => {
  const { db } = source;
  const old = new Date('2020-01-01');
  const rows = [
    { _id: 'sent', sentAt: old, seq: 7 },
    { _id: 'waiting', unsent: true },
  ] as never[];
  await db.collection('outbox').insertMany(rows);
  await db.collection('outbox').createIndex({ sentAt: 1 }, { expireAfterSeconds: 60 });
  await db.collection('outbox_state').insertOne({ _id: 'stream' as never, created: '2026' });
  await db.collection('inbox').insertOne({ _id: 'crm_a-1' as never, at: old });
  await db.collection('copies_users').insertMany([{ deletedAt: old, version: 3 }, { version: 1 }]);
  const manifest = await backUp({ files: filesIn(), databases: [source], report });
  const { events } = await restore({ files: filesIn(), manifest, databases: [target], force: false, report });
  expect(events).toBe(2);
  expect(await target.db.collection('outbox').find().toArray()).toEqual([
    { _id: 'sent', unsent: true },
    { _id: 'waiting', unsent: true },
  ]);
  expect(await target.db.collection('outbox_state').countDocuments()).toBe(0);
  const [handled] = await target.db.collection('inbox').find().toArray();
  expect(handled!['at'].getTime()).toBeGreaterThan(Date.now() - 60_000);
  const [deleted] = await target.db.collection('copies_users').find({ version: 3 }).toArray();
  expect(deleted!['deletedAt'].getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('a damaged or incomplete backup is rejected with the name of the file', async () => {
  await source.db.collection('things').insertOne({ a: 1 });
  const manifest = await backUp({ files: filesIn(), databases: [source], report });
  await verifyBackup(filesIn(), manifest);
  await appendFile(join(dir.path, 'crm/things.bson.gz'), 'x');
  await expect(verifyBackup(filesIn(), manifest)).rejects.toThrow('crm/things.bson.gz differs from its checksum');
  await rm(join(dir.path, 'crm/things.bson.gz'));
  await expect(verifyBackup(filesIn(), manifest)).rejects.toThrow('crm/things.bson.gz is missing');
  await rm(join(dir.path, 'manifest.json'));
  await expect(readManifest(filesIn().store)).rejects.toThrow('holds no complete backup');
});

test('a database that is not empty is restored with force only, and then has nothing of before', async () => {
  await source.db.collection('things').insertOne({ _id: 1 as never });
  const manifest = await backUp({ files: filesIn(), databases: [source], report });
  await target.db.collection('others').insertOne({ a: 1 });
  const options = { files: filesIn(), manifest, databases: [target], report };
  await expect(restore({ ...options, force: false })).rejects.toThrow('the database of crm is not empty (others');
  expect(await target.db.collection('things').countDocuments()).toBe(0);
  await restore({ ...options, force: true });
  expect(await target.db.collection('things').countDocuments()).toBe(1);
  expect(await target.db.listCollections({ name: 'others' }).toArray()).toEqual([]);
});

test('a place that is not empty takes no backup, and two services with one database are rejected', async () => {
  await expect(backUp({ files: filesIn('none'), databases: [source], report })).rejects.toThrow('crm is empty');
  await source.db.collection('things').insertOne({ a: 1 });
  await backUp({ files: filesIn(), databases: [source], report });
  expect(await readdir(dir.path)).toContain('manifest.json');
  await expect(backUp({ files: filesIn(), databases: [source], report })).rejects.toThrow('is not empty');
  const same = { ...source, service: 'work' };
  const both = backUp({ files: filesIn('new'), databases: [source, same], report });
  await expect(both).rejects.toThrow('crm and work have the same database');
});

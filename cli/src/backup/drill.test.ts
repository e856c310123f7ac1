import { tempDir, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { openDatabase, type ServiceDatabase } from '../target/open-database.ts';
import { backUp } from './backup.ts';
import { drill } from './drill.ts';
import { FieldSums } from './field-sums.ts';
import { BackupFiles } from './files.ts';
import { openFolderPlace } from './folder-store.ts';

const { Long, Double } = mongo.BSON;

let dir: Awaited<ReturnType<typeof tempDir>>;
let source: ServiceDatabase;
let target: ServiceDatabase;
beforeEach(async () => {
  dir = await tempDir();
  source = await openDatabase('billing', await testMongoUserUrl('billing'));
  target = await openDatabase('billing', await testMongoUserUrl('billing'));
});
afterEach(async () => {
  await Promise.all([source, target].map(({ connection }) => connection.close()));
  await dir.remove();
});

test('a drill restores a backup and says what it compared: documents, sums of whole numbers and indexes', async () => {
  const invoices = source.db.collection('invoices');
  await invoices.insertMany([
    { total: 1999, paid: Long.fromString('9007199254740993'), rate: new Double(0.1), 'a.b': 1, title: 'x' },
    { total: -1, paid: Long.fromString('9007199254740993'), 'a.b': 2 },
  ]);
  await invoices.createIndex({ total: 1 }, { name: 'by_total' });
  const files = new BackupFiles(openFolderPlace(dir.path).store());
  const report = (): void => {};
  const manifest = await backUp({ files, databases: [source], report });
  const drilled = await drill({ files, manifest, databases: [target], force: false, report });
  expect(drilled).toEqual({
    databases: {
      billing: {
        invoices: {
          documents: 2,
          sums: { total: '1998', paid: '18014398509481986', 'a.b': '3' },
        },
      },
    },
    differences: [],
  });
  await target.db.collection('invoices').dropIndex('by_total');
  expect(await target.db.collection('invoices').countDocuments()).toBe(2);
});

test('sums that differ from those of the documents are found, and numbers of other types do not count', async () => {
  const invoices = target.db.collection('invoices');
  const sums = new FieldSums();
  for (const total of [1, 2]) sums.add({ total: new mongo.BSON.Int32(total), rate: new Double(0.5) });
  await invoices.insertMany([{ total: 1 }, { total: 3, rate: 7 }, { total: 'x' }, {}]);
  expect(await sums.differencesOf(invoices)).toEqual([{ field: 'total', expected: 3n, stored: 4n }]);
});

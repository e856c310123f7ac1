import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFiles, type TestedFiles } from '../../test/harness.ts';
import { openGridFs } from '../storage/gridfs.ts';
import type { Store } from '../storage/storage.ts';
import { storeBlob } from '../uploads/store-blob.ts';
import { openBlobLedger } from './blob-ledger.ts';

const LATE = { maxBytes: 100, abandonedMs: 60_000, storage: 'late' };

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files?.stop());

/** Returns a store whose writes fail, and the function that stores bytes afterwards, as after an election. */
function failing(store: Store) {
  let arrive = async (): Promise<void> => undefined;
  const write: Store['write'] = async (key, _bytes, signal) => {
    arrive = () => store.write(key, Readable.from([Buffer.from('late')]), signal);
    throw new Error('the primary is gone');
  };
  return { store: { ...store, write }, arrive: () => arrive() };
}

test('the sweep removes what a failed write stores after its removal, once it is abandoned', async () => {
  const { db, log } = files.running.kit;
  const { store, arrive } = failing(openGridFs(db));
  const stores = { late: store };
  const ledger = openBlobLedger({ db, log }, stores);
  const signal = new AbortController().signal;
  const heads = () => db.collection('bytes.files').countDocuments();

  await expect(storeBlob({ ...LATE, stores, ledger }, Readable.from(['bytes']), signal)).rejects.toThrow('is gone');
  await arrive();
  expect(await heads()).toBe(1);
  expect(await ledger.sweep(LATE.abandonedMs)).toBe(0);
  expect(await ledger.sweep(-1)).toBe(1);
  expect(await heads()).toBe(0);
  expect(await db.collection('loose_bytes').countDocuments()).toBe(0);
});

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { BlobLedger } from '../bytes/blob-ledger.ts';
import type { Store } from '../storage/storage.ts';
import { storeBlob } from './store-blob.ts';

const uncaught = jest.fn();
afterEach(() => void process.off('uncaughtException', uncaught));

test('a caller that disconnects before its bytes are read is an error of the call, not of the process', async () => {
  process.on('uncaughtException', uncaught);
  const controller = new AbortController();
  const remove = jest.fn(async () => undefined);
  const add = async () => {
    controller.abort();
    await sleep(20);
  };
  const ledger = { add, remove, heartbeat: async () => undefined } as unknown as BlobLedger;
  const write: Store['write'] = (_key, bytes, signal) => pipeline(bytes, async (all) => void (await all), { signal });
  const stores = { test: { write } } as never;
  const deps = { stores, storage: 'test', ledger, maxBytes: 100, abandonedMs: 60_000 };
  await expect(storeBlob(deps, Readable.from(['bytes']), controller.signal)).rejects.toThrow('aborted');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(uncaught).not.toHaveBeenCalled();
});

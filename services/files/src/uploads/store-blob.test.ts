import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BlobLedger } from '../bytes/blob-ledger.ts';
import type { Store } from '../storage/storage.ts';
import { storeBlob } from './store-blob.ts';

const uncaught = jest.fn();
beforeEach(() => void process.on('uncaughtException', uncaught));
afterEach(() => void process.off('uncaughtException', uncaught));

const write: Store['write'] = (_key, bytes, signal) => pipeline(bytes, async (all) => void (await all), { signal });

/** Stores bytes for a caller that disconnects. @param onAdd called before the store reads the bytes */
function store(signal: AbortSignal, onAdd = () => {}) {
  const abandon = jest.fn(async () => undefined);
  const add = async () => {
    onAdd();
    // Errors of the stream are emitted meanwhile.
    await sleep(20);
  };
  const ledger = { add, abandon, heartbeat: async () => undefined } as unknown as BlobLedger;
  const deps = { stores: { test: { write } } as never, storage: 'test', ledger, maxBytes: 100, abandonedMs: 60_000 };
  return { abandon, stored: storeBlob(deps, Readable.from(['bytes']), signal) };
}

test('a caller that disconnected before is an error of the call, not of the process', async () => {
  const { abandon, stored } = store(AbortSignal.abort());
  await expect(stored).rejects.toThrow('aborted');
  expect(abandon).toHaveBeenCalledTimes(1);
  expect(uncaught).not.toHaveBeenCalled();
});

test('so is a caller that disconnects before its bytes are read', async () => {
  const controller = new AbortController();
  const { abandon, stored } = store(controller.signal, () => controller.abort());
  await expect(stored).rejects.toThrow('aborted');
  expect(abandon).toHaveBeenCalledTimes(1);
  expect(uncaught).not.toHaveBeenCalled();
});

import { randomUUID } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import type { BlobLedger } from '../bytes/blob-ledger.ts';
import { type Stores, storeOf } from '../storage/storage.ts';
import { createMeasure, type Measured } from './measure.ts';

/** The dependencies of storing uploaded bytes. */
export interface BlobUploadDeps {
  readonly stores: Stores;
  /** The name of the store for new bytes. */
  readonly storage: string;
  readonly ledger: BlobLedger;
  readonly maxBytes: number;
  /** The time in milliseconds without a heartbeat after which an upload counts as abandoned. */
  readonly abandonedMs: number;
}

/** A completely stored blob that belongs to no file yet. */
export interface StoredBlob extends Measured {
  readonly key: string;
  readonly storedIn: string;
}

/**
 * Stores a stream of bytes as a blob, which stays in the ledger of orphaned blobs until a file gets it.
 * @throws ApiError too_large; the errors of the store. The blob is abandoned then.
 */
export async function storeBlob(deps: BlobUploadDeps, bytes: Readable, signal: AbortSignal): Promise<StoredBlob> {
  const { ledger, stores, storage: storedIn, abandonedMs } = deps;
  const key = randomUUID();
  const measure = createMeasure(deps.maxBytes);
  // Without the signal, the bytes of a disconnected client would be waited for forever.
  addAbortSignal(signal, bytes);
  // The stream of a caller that disconnected before emits its error at once; uncaught, it would end the process.
  bytes.on('error', () => undefined);
  await ledger.add({ key, storedIn });
  // A failed heartbeat is followed by the next one.
  const life = setInterval(() => void ledger.heartbeat(key).catch(() => undefined), abandonedMs / 4);
  try {
    await storeOf(stores, storedIn).write(key, measure.pass(bytes), signal);
    return { key, storedIn, ...(await measure.result()) };
  } catch (error) {
    bytes.destroy();
    await ledger.abandon(key);
    throw error;
  } finally {
    clearInterval(life);
  }
}

import { randomUUID } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import type { LooseBytes } from '../bytes/loose-bytes.ts';
import { type Stores, storeOf } from '../storage/storage.ts';
import { createMeasure, type Measured } from './measure.ts';

/** What taking bytes in needs. */
export interface Intake {
  readonly stores: Stores;
  /** The name of the store that new bytes go into. */
  readonly storage: string;
  readonly loose: LooseBytes;
  readonly maxBytes: number;
  /** After how many milliseconds without a sign of life an upload counts as abandoned. */
  readonly abandonedMs: number;
}

/** Bytes that are stored whole and belong to no file yet. */
export interface TakenIn extends Measured {
  readonly key: string;
  readonly storedIn: string;
}

/**
 * Stores bytes as they come. They are in the book of loose bytes, and stay there until a file gets them.
 * @throws ApiError too_large; what the store throws. Nothing is left behind then.
 */
export async function takeIn(intake: Intake, bytes: Readable, signal: AbortSignal): Promise<TakenIn> {
  const { loose, stores, storage: storedIn, abandonedMs } = intake;
  const key = randomUUID();
  const measure = createMeasure(intake.maxBytes);
  // The bytes of a client that has gone would otherwise be waited for for ever.
  addAbortSignal(signal, bytes);
  await loose.add({ key, storedIn });
  // A sign of life that fails is followed by the next one.
  const life = setInterval(() => void loose.touch(key).catch(() => undefined), abandonedMs / 4);
  try {
    await storeOf(stores, storedIn).write(key, measure.pass(bytes), signal);
    return { key, storedIn, ...(await measure.result()) };
  } catch (error) {
    bytes.destroy();
    await loose.remove(key);
    throw error;
  } finally {
    clearInterval(life);
  }
}

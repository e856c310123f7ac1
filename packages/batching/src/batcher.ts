import { setImmediate as nextTick } from 'node:timers/promises';
import { type BatchEntry, currentContext, inContextOfFirst, isTracing } from '@bms/telemetry';

/** An input that waits for its result. */
export interface Waiting<Input, Answer> extends BatchEntry {
  readonly input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Size of a batch from which on the next one may wait longer, in inputs. */
const MIN_BUSY_SIZE = 5;

/** Options of a batcher. */
export interface BatcherOptions {
  /** Maximum number of batches that are processed at once; 1 by default. */
  readonly parallel?: number;
  /** Time after its first input for which a batch waits for further ones unless it is full (milliseconds); 0 by default. */
  readonly lingerMs?: number;
  /** The same after a batch of at least MIN_BUSY_SIZE inputs, since larger batches cost less; `lingerMs` by default. */
  readonly busyLingerMs?: number;
  /**
   * Time without progress after which another batch starts although `parallel` ones are processed, since these may be
   * stalled (milliseconds); never by default.
   */
  readonly overtakeMs?: number;
}

/**
 * Creates a function that processes inputs in batches (group commit). While batches are processed, further inputs wait
 * and form the next batch, in order of arrival. Batches grow with the load.
 * @param maxSize maximum size of a batch
 * @param settle settles every entry of a batch; must not throw
 */
export function createBatcher<Input, Answer>(
  maxSize: number,
  settle: (group: readonly Waiting<Input, Answer>[]) => Promise<void>,
  { parallel = 1, lingerMs = 0, busyLingerMs = lingerMs, overtakeMs }: BatcherOptions = {},
): (input: Input) => Promise<Answer> {
  const waiting: (Waiting<Input, Answer> & { readonly since: number })[] = [];
  let running = 0;
  let previousSize = 0;
  let takenAt = 0;
  let watch: NodeJS.Timeout | undefined;
  let endLinger: (() => void) | undefined;
  const linger = async (): Promise<void> => {
    const ms = previousSize < MIN_BUSY_SIZE ? lingerMs : busyLingerMs;
    // Inputs that waited for the previous batch have lingered already.
    const left = waiting[0]!.since + ms - performance.now();
    if (ms === 0 || left <= 0 || waiting.length >= maxSize) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      endLinger = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    // Inputs of the same instant are still arriving when the first one is queued.
    await nextTick();
    while (waiting.length > 0) {
      await linger();
      const batch = waiting.splice(0, maxSize);
      previousSize = batch.length;
      takenAt = performance.now();
      await (isTracing() ? inContextOfFirst(batch, () => settle(batch)) : settle(batch));
    }
    running -= 1;
  };
  const start = (): void => {
    running += 1;
    void run();
  };
  const watchProgress = (): void => {
    if (overtakeMs === undefined || watch) return;
    watch = setTimeout(() => {
      watch = undefined;
      if (waiting.length === 0) return;
      if (performance.now() - takenAt >= overtakeMs) start();
      watchProgress();
    }, overtakeMs);
  };
  return (input) =>
    new Promise((resolve, reject) => {
      const context = isTracing() ? currentContext() : undefined;
      waiting.push({ input, resolve, reject, context, since: performance.now() });
      if (waiting.length >= maxSize) endLinger?.();
      if (running < parallel) start();
      else watchProgress();
    });
}

/** A batcher of one key. */
interface KeyedBatcher<Input, Answer> {
  readonly add: (input: Input) => Promise<Answer>;
  /** The number of inputs that wait for their result. */
  waiting: number;
}

/**
 * Creates a function like that of createBatcher, where only inputs with the same key share a batch: a slow batch delays
 * no inputs with another key.
 */
export function createKeyedBatcher<Input, Answer>(
  keyOf: (input: Input) => string,
  maxSize: number,
  settle: (group: readonly Waiting<Input, Answer>[]) => Promise<void>,
  options?: BatcherOptions,
): (input: Input) => Promise<Answer> {
  const batchers = new Map<string, KeyedBatcher<Input, Answer>>();
  return async (input) => {
    const key = keyOf(input);
    const batcher = batchers.get(key) ?? { add: createBatcher(maxSize, settle, options), waiting: 0 };
    batchers.set(key, batcher);
    batcher.waiting += 1;
    try {
      return await batcher.add(input);
    } finally {
      batcher.waiting -= 1;
      if (batcher.waiting === 0) batchers.delete(key);
    }
  };
}

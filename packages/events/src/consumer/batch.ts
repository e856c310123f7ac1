import { createBatcher, type Waiting } from '../common/batcher.ts';
import { isDuplicateKey } from '../common/database.ts';
import { inTransaction } from '../common/transaction.ts';
import { type Envelope, openEnvelope } from '../contract/envelope.ts';
import { effectKey } from '../contract/names.ts';
import type { DomainEvent, ReceivedEvent } from '../types.ts';
import { type ConsumerContext, timeoutOf } from './context.ts';
import { withDeadline } from './deadline.ts';
import { inboxRows } from './inbox.ts';
import { type BatchConsumer, type BatchHandler, pick } from './options.ts';

/** Maximum number of events in a batch; a larger batch gains little and increases latency. */
export const MAX_BATCH = 50;

/**
 * Outcome of an event in a batch: `done` if it took effect now, `repeat` if it did before, `single` if it must be tried
 * on its own.
 */
export type BatchOutcome = 'done' | 'repeat' | 'single';

interface Opened {
  readonly key: string;
  readonly event: ReceivedEvent;
  settle(outcome: BatchOutcome): void;
}

/**
 * Creates the batching of a consumer: events that arrive while one batch is in progress form the next one.
 * @returns a function with the outcome of an event; if a batch fails, each of its events is `single`
 */
export function createBatches(
  context: ConsumerContext,
  options: BatchConsumer,
): (envelope: Envelope) => Promise<BatchOutcome> {
  return createBatcher<Envelope, BatchOutcome>(MAX_BATCH, async (group) => {
    const opened = group.flatMap((waiting) => open(context, waiting));
    for (const [type, members] of Map.groupBy(opened, ({ event }) => event.type)) {
      const handler = pick(options.batches, type);
      const outcome = handler ? await runBatch(context, handler, members) : undefined;
      for (const { key, settle } of members) settle(outcome?.get(key) ?? 'single');
    }
  });
}

/** Opens an event. An unreadable one is tried, and parked, on its own. */
function open({ codec, durable }: ConsumerContext, { input, resolve }: Waiting<Envelope, BatchOutcome>): Opened[] {
  try {
    return [{ key: effectKey(durable, input.id), event: openEnvelope(input, codec), settle: resolve }];
  } catch {
    resolve('single');
    return [];
  }
}

/** Commits the new events of a batch. @returns the outcome by key; undefined if the batch failed */
async function runBatch(
  context: ConsumerContext,
  handler: BatchHandler,
  members: readonly Opened[],
): Promise<ReadonlyMap<string, BatchOutcome> | undefined> {
  const { connection, options, work, log, durable, hooks } = context;
  try {
    const keys = members.map(({ key }) => key);
    const known = await inboxRows(connection).distinct('_id', { _id: { $in: keys } });
    const repeats = new Set<unknown>(known);
    const fresh = members.filter(({ key }) => !repeats.has(key));
    if (fresh.length > 0) {
      const run = () => withDeadline(timeoutOf(options), (signal) => commit(context, handler, fresh, signal));
      await work.beside(() => work.transact(run));
    }
    for (const { event } of fresh) await hooks?.effected?.(event);
    return new Map(keys.map((key) => [key, repeats.has(key) ? 'repeat' : 'done']));
  } catch (error) {
    const level = isDuplicateKey(error) ? 'debug' : 'warn';
    log[level](
      { err: error, consumer: durable, events: members.length },
      'batch failed; handling its events one by one',
    );
    return undefined;
  }
}

async function commit(
  { connection, outbox }: ConsumerContext,
  handler: BatchHandler,
  members: readonly Opened[],
  signal: AbortSignal,
): Promise<void> {
  await inTransaction({ connection, outbox, signal }, async ({ session }) => {
    const rows = members.map(({ key }) => ({ _id: key, at: new Date() }));
    await inboxRows(connection).insertMany(rows, { session });
    const calls = members.map(({ event }) => ({ context: event, events: [] as DomainEvent[] }));
    const entries = members.map(({ event }, index) => ({
      event,
      emit: (emitted: DomainEvent) => void calls[index]!.events.push(emitted),
    }));
    await handler(entries, { session, signal });
    signal.throwIfAborted();
    await outbox.appendAll(session, calls);
  });
}

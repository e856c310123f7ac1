import { createBatcher, type Waiting } from '@bms/batching';
import { withDeadline } from '../common/abortable.ts';
import { isDuplicateKey } from '../common/database.ts';
import { inTransaction } from '../common/transaction.ts';
import { type Envelope, openEnvelope } from '../contract/envelope.ts';
import { effectKey } from '../contract/names.ts';
import type { DomainEvent, ReceivedEvent } from '../types.ts';
import { type ConsumerContext, timeoutOf } from './context.ts';
import { preparedBatch } from './handlers.ts';
import { inboxRows } from './inbox.ts';
import { type BatchHandler, batchingOf, type IdempotentHandler, type PreparedBatch, pick } from './options.ts';

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

/** Applies events of one type together. @returns the keys of those that had their effect before */
type Apply = (members: readonly Opened[]) => Promise<ReadonlySet<string>>;

/**
 * Creates the batching of a consumer: events that arrive while one batch is in progress form the next one.
 * @returns a function with the outcome of an event; if a batch fails, each of its events is `single`. Undefined for a
 * consumer that handles each event by itself
 */
export function createBatches(context: ConsumerContext): ((envelope: Envelope) => Promise<BatchOutcome>) | undefined {
  const batching = batchingOf(context.options);
  if (!batching) return undefined;
  const settleAll = async (group: readonly Waiting<Envelope, BatchOutcome>[]): Promise<void> => {
    for (const [type, waiting] of Map.groupBy(group, ({ input }) => input.type)) {
      const apply = applyOf(context, type);
      const members = waiting.flatMap((one) => (apply ? open(context, one) : single(one)));
      if (apply && members.length > 0) await settle(context, apply, members);
    }
  };
  return createBatcher(batching.size, settleAll, batching);
}

function applyOf(context: ConsumerContext, type: string): Apply | undefined {
  const { options } = context;
  if ('idempotent' in options) {
    const handler = pick(options.idempotent, type);
    return handler && ((members) => applyIdempotent(context, handler, members));
  }
  const handler = 'batches' in options ? preparedBatch(pick(options.batches, type)) : undefined;
  return handler && ((members) => applyOnce(context, handler, members));
}

/** Opens an event. An unreadable one is tried, and parked, on its own. */
function open({ codec, durable }: ConsumerContext, waiting: Waiting<Envelope, BatchOutcome>): Opened[] {
  const { input, resolve } = waiting;
  try {
    return [{ key: effectKey(durable, input.id), event: openEnvelope(input, codec), settle: resolve }];
  } catch {
    return single(waiting);
  }
}

function single({ resolve }: Waiting<Envelope, BatchOutcome>): [] {
  resolve('single');
  return [];
}

async function settle(context: ConsumerContext, apply: Apply, members: readonly Opened[]): Promise<void> {
  const { log, durable, hooks } = context;
  try {
    const repeats = await apply(members);
    for (const { key, event } of members) if (!repeats.has(key)) await hooks?.effected?.(event);
    for (const { key, settle } of members) settle(repeats.has(key) ? 'repeat' : 'done');
  } catch (error) {
    const level = isDuplicateKey(error) ? 'debug' : 'warn';
    log[level](
      { err: error, consumer: durable, events: members.length },
      'batch failed; handling its events one by one',
    );
    for (const { settle } of members) settle('single');
  }
}

async function applyIdempotent(
  { options, work }: ConsumerContext,
  handler: IdempotentHandler,
  members: readonly Opened[],
): Promise<ReadonlySet<string>> {
  const events = members.map(({ event }) => event);
  const run = () => withDeadline(timeoutOf(options), (signal) => handler(events, signal));
  await work.beside(() => work.transact(run));
  return new Set();
}

/** Commits the events that have not had their effect before. */
async function applyOnce(
  context: ConsumerContext,
  { prepare }: PreparedBatch,
  members: readonly Opened[],
): Promise<ReadonlySet<string>> {
  const { connection, options, work } = context;
  const keys = members.map(({ key }) => key);
  const repeats = new Set(await inboxRows(connection).distinct('_id', { _id: { $in: keys } }));
  const fresh = members.filter(({ key }) => !repeats.has(key));
  if (fresh.length === 0) return repeats;
  const within = <T>(run: (signal: AbortSignal) => Promise<T>) => withDeadline(timeoutOf(options), run);
  const events = fresh.map(({ event }) => event);
  await work.beside(async () => {
    const handler = await within((signal) => prepare(events, signal));
    await work.transact(() => within((signal) => commit(context, handler, fresh, signal)));
  });
  return repeats;
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

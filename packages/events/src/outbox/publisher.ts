import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isContinued, isTracing } from '@bms/telemetry';
import type { JetStreamClient } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { abortable } from '../common/abortable.ts';
import { createKeyedQueue } from '../common/keyed-queue.ts';
import { streamName } from '../contract/names.ts';
import { type Lease, LeaseLost } from '../leader/lease.ts';
import type { NatsLink } from '../nats/connect.ts';
import { tracePublish } from '../tracing.ts';
import { createMarker } from './marker.ts';
import type { OutboxRow } from './rows.ts';

/** Hooks between the steps of the relay, by which a test ends or freezes the process at an exact point. */
export interface RelayHooks {
  beforePublish?(row: OutboxRow): void | Promise<void>;
  /** Called when JetStream has acknowledged the event and the row is not yet marked. */
  published?(row: OutboxRow): void | Promise<void>;
}

const MAX_IN_FLIGHT = 256;
const ACKNOWLEDGE_WITHIN_MS = 5000;

export interface PublisherOptions {
  readonly connection: Connection;
  readonly link: NatsLink;
  readonly jetstream: JetStreamClient;
  readonly service: string;
  readonly lease: Lease;
  readonly hooks?: RelayHooks;
}

/** Publishes rows, many in flight, those of one record one after another. */
export interface Publisher {
  /**
   * Accepts a row as soon as fewer than the maximum are in flight.
   * @throws the first error that occurred, after which no row is accepted or sent
   */
  publish(row: OutboxRow): Promise<void>;
  /** Settles when all accepted rows are published and marked. @throws the first error that occurred */
  settle(): Promise<void>;
  /** Unsubscribes from the connection; call it after the last `settle`. */
  close(): void;
  /** Aborted on the first error. */
  readonly failed: AbortSignal;
  /** Returns the milliseconds since the last acknowledgement, or since the start. */
  quietMs(): number;
  /**
   * Returns the time at which the newest acknowledged row was appended (milliseconds since 1970); 0 before the first.
   */
  newestAt(): number;
}

/** Creates a publisher for the term of a lease; a new one is needed after its first failure. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { connection, link, lease, hooks } = options;
  const queue = createKeyedQueue(MAX_IN_FLIGHT);
  const failure = new AbortController();
  setMaxListeners(MAX_IN_FLIGHT + 10, failure.signal);
  const marker = createMarker(connection, lease.fence, (error) => failure.abort(error));
  // Messages in flight when the connection broke are never acknowledged; they may or may not have arrived.
  const close = link.onLoss(() => failure.abort(new Error('NATS went away')));
  let lastAt = performance.now();
  let newestAt = 0;
  const turn = shareTurns();
  const send = async (row: OutboxRow): Promise<void> => {
    // A row must not overtake an earlier row of its record that failed.
    if (failure.signal.aborted) return;
    try {
      await hooks?.beforePublish?.(row);
      await turn();
      if (!lease.held()) throw new LeaseLost('the lease ran out before the event was published');
      const seq = await abortable(sendRow(options, row), failure.signal);
      await hooks?.published?.(row);
      lastAt = performance.now();
      newestAt = Math.max(newestAt, row.occurredAt.getTime());
      marker.add(row._id, seq);
    } catch (error) {
      failure.abort(error);
    }
  };
  return {
    failed: failure.signal,
    quietMs: () => performance.now() - lastAt,
    newestAt: () => newestAt,
    publish: async (row) => {
      failure.signal.throwIfAborted();
      await queue.run(row.record, () => send(row));
    },
    close,
    settle: async () => {
      await queue.idle();
      await marker.flush();
      failure.signal.throwIfAborted();
    },
  };
}

/**
 * Creates a function that waits for the next turn of the event loop. Rows that wait for the same turn are sent with one
 * write to the socket, because the NATS client writes when the promise jobs of a turn are done.
 */
function shareTurns(): () => Promise<void> {
  let next: Promise<void> | undefined;
  const arrive = async (): Promise<void> => {
    await nextTurn();
    next = undefined;
  };
  return () => {
    next ??= arrive();
    return next;
  };
}

/** Publishes one row. @returns the sequence of the event in the stream */
function sendRow(options: PublisherOptions, row: OutboxRow): Promise<number> {
  const parent = row.headers['traceparent'];
  if (!isTracing() || (parent && !isContinued(parent))) return publishRow(options, row);
  return tracePublish(options.service, row, (traced) => publishRow(options, traced));
}

async function publishRow({ jetstream, service }: PublisherOptions, row: OutboxRow): Promise<number> {
  const { seq } = await jetstream.publish(row.subject, row.data.buffer, {
    headers: toHeaders(row.headers),
    expect: { streamName: streamName(service) },
    timeout: ACKNOWLEDGE_WITHIN_MS,
  });
  return seq;
}

function toHeaders(entries: Readonly<Record<string, string>>): MsgHdrs {
  const result = headers();
  for (const [name, value] of Object.entries(entries)) result.set(name, value);
  return result;
}

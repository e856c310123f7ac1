import { setMaxListeners } from 'node:events';
import type { JetStreamClient } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { abortable } from '../common/abortable.ts';
import { createLanes } from '../common/lanes.ts';
import { streamName } from '../envelope/names.ts';
import { type Lease, LeaseLost } from '../lease/lease.ts';
import type { NatsLink } from '../nats/connect.ts';
import type { OutboxRow } from '../outbox/rows.ts';
import type { RelayHooks } from './hooks.ts';
import { createMarker } from './marker.ts';

const MOST_IN_FLIGHT = 256;
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
  /** Takes a row as soon as there is room. @throws the first error there was: after it nothing more is taken or sent */
  publish(row: OutboxRow): Promise<void>;
  /** Settles when all that was taken is published and marked. @throws the first error there was */
  settle(): Promise<void>;
  /** Lets go of the connection; call it after the last `settle`. */
  close(): void;
  /** Aborted on the first error. */
  readonly failed: AbortSignal;
  /** Milliseconds since a row was last acknowledged, or since the start. */
  quietMs(): number;
  /** When the newest row that was acknowledged had been appended (milliseconds since 1970); 0 before the first. */
  newestAt(): number;
}

/** A publisher for as long as a lease is held; after its first failure another one is made. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { connection, link, lease, hooks } = options;
  const lanes = createLanes(MOST_IN_FLIGHT);
  const failure = new AbortController();
  setMaxListeners(MOST_IN_FLIGHT + 10, failure.signal);
  const marker = createMarker(connection, lease.fence, (error) => failure.abort(error));
  // What was in flight when the connection broke is never answered; it is not known whether it arrived.
  const close = link.onLoss(() => failure.abort(new Error('NATS went away')));
  let lastAt = performance.now();
  let newestAt = 0;
  const send = async (row: OutboxRow): Promise<void> => {
    // One that follows a row that failed must not overtake it.
    if (failure.signal.aborted) return;
    try {
      await hooks?.beforePublish?.(row);
      if (!lease.held()) throw new LeaseLost('the lease ran out before the event was published');
      await abortable(sendRow(options, row), failure.signal);
      await hooks?.published?.(row);
      lastAt = performance.now();
      newestAt = Math.max(newestAt, row.occurredAt.getTime());
      marker.add(row._id);
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
      await lanes.run(row.record, () => send(row));
    },
    close,
    settle: async () => {
      await lanes.idle();
      await marker.flush();
      failure.signal.throwIfAborted();
    },
  };
}

async function sendRow({ jetstream, service }: PublisherOptions, row: OutboxRow): Promise<void> {
  await jetstream.publish(row.subject, row.data.buffer, {
    headers: toHeaders(row.headers),
    expect: { streamName: streamName(service) },
    timeout: ACKNOWLEDGE_WITHIN_MS,
  });
}

function toHeaders(entries: Readonly<Record<string, string>>): MsgHdrs {
  const result = headers();
  for (const [name, value] of Object.entries(entries)) result.set(name, value);
  return result;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream } from '@nats-io/jetstream';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { abortable } from '../common/abortable.ts';
import { campaignForLease, type LeaderElection } from '../leader/leader-election.ts';
import type { Lease } from '../leader/lease.ts';
import type { NatsLink } from '../nats/connect.ts';
import { isStorageFull } from '../nats/retry.ts';
import type { Streams } from '../nats/stream.ts';
import { EventConfigError } from '../types.ts';
import { type Backlog, type BacklogOptions, drainBacklog } from './backlog.ts';
import { findLostEvents } from './lost-events.ts';
import { createPace } from './pace.ts';
import { createPublisher, type Publisher, type RelayHooks } from './publisher.ts';
import { committedTime, newRows, waitingBefore } from './read.ts';
import { RELAY_LEASE } from './redrive.ts';
import { unsentBacklog } from './rows.ts';

/** Interval of the check for rows that were missed (milliseconds). */
const CHECK_EVERY_MS = 5000;
/** Delay before a relay retries a server whose storage is full (milliseconds). */
const FULL_PAUSE_MS = 1000;
/**
 * Duration for which a rejection is reported, in which each instance of the service has tried to publish
 * (milliseconds).
 */
const FULL_FOR_MS = 10_000;
/**
 * Maximum age difference between a row and rows committed before it, since a transaction lasts at most a minute
 * (milliseconds).
 */
const MAX_COMMIT_MS = 90_000;

export interface RelayOptions {
  readonly connection: Connection;
  readonly link: NatsLink;
  readonly streams: Streams;
  readonly service: string;
  readonly log: Logger;
  /** Called if an invalid setup of the stream is detected after the start; the process should end. */
  readonly onFatal: (error: Error) => void;
  readonly leaseTtlMs?: number;
  readonly leasePollMs?: number;
  readonly hooks?: RelayHooks;
}

/** The relay of a process. */
export interface Relay extends LeaderElection {
  /** True if JetStream rejected an event in the last seconds because its storage is full. */
  isStorageFull(): boolean;
}

/**
 * Publishes the outbox of a service to JetStream while this process leads; every instance of the service runs a relay.
 * After a gap (a new leader, a lost connection) it publishes the backlog by record and version, and in parallel follows
 * the change stream, which is in commit order.
 * @see docs/adr/0010-outbox-and-relay.md
 */
export function startRelay(options: RelayOptions): Relay {
  const { connection, link, log, leaseTtlMs, leasePollMs } = options;
  let fullAt = Number.NEGATIVE_INFINITY;
  const election = campaignForLease({
    connection,
    name: RELAY_LEASE,
    log,
    lead: (lease, signal) =>
      relay(options, lease, signal).catch(async (error: unknown) => {
        if (error instanceof EventConfigError) options.onFatal(error);
        if (isStorageFull(error)) {
          fullAt = performance.now();
          await sleep(FULL_PAUSE_MS, undefined, { signal }).catch(() => {});
        }
        throw error;
      }),
    canLead: link.up,
    ttlMs: leaseTtlMs,
    pollMs: leasePollMs,
  });
  return { ...election, isStorageFull: () => performance.now() - fullAt < FULL_FOR_MS };
}

async function relay(options: RelayOptions, lease: Lease, stopping: AbortSignal): Promise<void> {
  const { connection, link, streams, service, hooks, log } = options;
  const client = jetstream(link.nats);
  const manager = await client.jetstreamManager(false);
  const stream = await abortable(streams.open(manager, service), stopping);
  await findLostEvents({ connection, manager, stream, fence: lease.fence, log });
  const publisher = createPublisher({ connection, link, jetstream: client, service, lease, hooks });
  const left = new AbortController();
  const backlog: Backlog = { isDrained: false };
  const checking = setInterval(() => void check(connection, publisher, backlog, left), CHECK_EVERY_MS);
  const signal = AbortSignal.any([stopping, publisher.failed, left.signal]);
  const awaitConsumers = createPace(manager, stream.config.name, log);
  try {
    await publishAll({ connection, publisher, backlog, awaitConsumers }, signal);
  } finally {
    clearInterval(checking);
    await publisher.settle().finally(publisher.close);
  }
  left.signal.throwIfAborted();
}

/**
 * Publishes the backlog and, in parallel, new rows, so that new events do not wait for a backlog of days. JetStream
 * drops events that both publish, by their id.
 */
async function publishAll(options: BacklogOptions, stopping: AbortSignal): Promise<void> {
  const since = await committedTime(options.connection);
  const failed = new AbortController();
  const signal = AbortSignal.any([stopping, failed.signal]);
  const work = [drainBacklog(options, signal), publishNew(options, since, signal)].map((done) =>
    done.catch((error: unknown) => failed.abort(error)),
  );
  await Promise.all(work);
  failed.signal.throwIfAborted();
}

async function publishNew(
  { connection, publisher, backlog }: BacklogOptions,
  since: mongo.Timestamp,
  signal: AbortSignal,
): Promise<void> {
  for await (const row of newRows(connection, since, signal)) {
    // The order of a record is kept even if older rows of it are still unsent.
    if (!backlog.isDrained) for (const older of await waitingBefore(connection, row)) await publisher.publish(older);
    await publisher.publish(row);
  }
}

/**
 * Ends the term as leader if rows were missed, e.g. redriven ones: unsent rows while nothing is published, or unsent
 * rows that much newer ones have overtaken. The next leader publishes them.
 */
async function check(
  connection: Connection,
  publisher: Publisher,
  backlog: Backlog,
  left: AbortController,
): Promise<void> {
  if (!backlog.isDrained) return;
  const unsent = await unsentBacklog(connection).catch(() => undefined);
  const oldestAt = unsent?.oldestAt?.getTime();
  if (oldestAt === undefined) return;
  const stuck = publisher.quietMs() > CHECK_EVERY_MS && Date.now() - oldestAt > CHECK_EVERY_MS;
  const overtaken = publisher.newestAt() - oldestAt > MAX_COMMIT_MS;
  if (stuck || overtaken) left.abort(new Error(`${unsent?.rows} events were left behind in the outbox`));
}

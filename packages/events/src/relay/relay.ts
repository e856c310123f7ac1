import { jetstream } from '@nats-io/jetstream';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { abortable } from '../common/abortable.ts';
import { type Candidacy, standForLeader } from '../lease/lead.ts';
import type { Lease } from '../lease/lease.ts';
import type { NatsLink } from '../nats/connect.ts';
import { noticeLostStream, RELAY_LEASE } from '../outbox/redrive.ts';
import { unsentBacklog } from '../outbox/rows.ts';
import { ensureStream } from '../streams/stream.ts';
import { EventConfigError } from '../types.ts';
import type { RelayHooks } from './hooks.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { committedTime, newRows, waitingRows } from './read.ts';

/** How often it is checked that nothing was left behind (milliseconds). */
const CHECK_EVERY_MS = 5000;
/** A transaction lives at most a minute, so a row is at most that much older than those committed before it (milliseconds). */
const LONGEST_COMMIT_MS = 90_000;

export interface RelayOptions {
  readonly connection: Connection;
  readonly link: NatsLink;
  readonly service: string;
  readonly log: Logger;
  /** Called when the stream was set up wrongly after the start; the process should end. */
  readonly onFatal: (error: Error) => void;
  /** Copies of the stream in a NATS cluster; as it is when left out. */
  readonly replicas?: number;
  readonly leaseTtlMs?: number;
  readonly leasePollMs?: number;
  readonly hooks?: RelayHooks;
}

/**
 * Publishes the outbox of a service to JetStream for as long as this process leads; every copy of the service runs one.
 * After a gap (a new leader, a lost connection) it publishes what waits by record and version, then follows the change
 * stream, which has the order of the commits.
 */
export function startRelay(options: RelayOptions): Candidacy {
  const { connection, link, log, leaseTtlMs, leasePollMs } = options;
  return standForLeader({
    connection,
    name: RELAY_LEASE,
    log,
    lead: (lease, signal) =>
      relay(options, lease, signal).catch((error: unknown) => {
        if (error instanceof EventConfigError) options.onFatal(error);
        throw error;
      }),
    able: link.up,
    ttlMs: leaseTtlMs,
    pollMs: leasePollMs,
  });
}

async function relay(options: RelayOptions, lease: Lease, stopping: AbortSignal): Promise<void> {
  const { connection, link, service, replicas, hooks, log } = options;
  const client = jetstream(link.nats);
  const manager = await client.jetstreamManager(false);
  const stream = await abortable(ensureStream(manager, service, { publisher: true, replicas }), stopping);
  await noticeLostStream(connection, stream.created, lease.fence, log);
  const publisher = createPublisher({ connection, link, jetstream: client, service, lease, hooks });
  const left = new AbortController();
  const checking = setInterval(() => void check(connection, publisher, left), CHECK_EVERY_MS);
  const signal = AbortSignal.any([stopping, publisher.failed, left.signal]);
  try {
    await publishAll(connection, publisher, signal);
  } finally {
    clearInterval(checking);
    await publisher.settle().finally(publisher.close);
  }
  left.signal.throwIfAborted();
}

async function publishAll(connection: Connection, publisher: Publisher, signal: AbortSignal): Promise<void> {
  const since = await committedTime(connection);
  for await (const row of waitingRows(connection)) {
    if (signal.aborted) return;
    await publisher.publish(row);
  }
  // What was published above and comes again here is dropped by JetStream, by its id.
  for await (const row of newRows(connection, since, signal)) await publisher.publish(row);
}

/**
 * Ends the term when rows were missed, e.g. ones that were driven again: those that wait while nothing goes out, or that much
 * newer ones have overtaken. The next leader finds them.
 */
async function check(connection: Connection, publisher: Publisher, left: AbortController): Promise<void> {
  const backlog = await unsentBacklog(connection).catch(() => undefined);
  const oldestAt = backlog?.oldestAt?.getTime();
  if (oldestAt === undefined) return;
  const stuck = publisher.quietMs() > CHECK_EVERY_MS && Date.now() - oldestAt > CHECK_EVERY_MS;
  const overtaken = publisher.newestAt() - oldestAt > LONGEST_COMMIT_MS;
  if (stuck || overtaken) left.abort(new Error(`${backlog?.rows} events were left behind in the outbox`));
}

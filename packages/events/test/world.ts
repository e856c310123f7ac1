import { eventually } from '@bms/testing';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';
import {
  type ConsumerHooks,
  createEvents,
  type DomainEvent,
  type Events,
  type EventsOptions,
  loadEventCatalogue,
  type RelayHooks,
} from '../src/index.ts';

export const catalogue = loadEventCatalogue();
export const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

/**
 * Connects as services do, trying again while the first connections of a test run compete; the test closes the
 * connection.
 * @param appName name that the instances of a service share
 */
export function connectMongo(url: string, appName = ''): Promise<Connection> {
  const options = { bufferCommands: false, serverSelectionTimeoutMS: 2000, ...(appName && { appName }) };
  return eventually(() => createConnection(url, options).asPromise());
}

/** Connects a plain client, to inspect the server. */
export async function watchNats(url: string): Promise<{ nats: NatsConnection; manager: JetStreamManager }> {
  const { host, username, password } = new URL(url);
  const nats = await connect({ servers: host, user: username, pass: password });
  return { nats, manager: await jetstreamManager(nats) };
}

/** Creates the events of a service with short leases; a fatal error fails the test by its log line. */
export function eventsOf(
  service: string,
  connection: Connection,
  natsUrl: string,
  more: Partial<EventsOptions> = {},
): Events {
  return createEvents({
    service,
    connection,
    nats: { url: natsUrl },
    catalogue,
    log,
    onFatal: (error) => {
      throw error;
    },
    leaseTtlMs: 1500,
    leasePollMs: 100,
    ...more,
  });
}

/**
 * Sends this process a signal at the n-th occurrence of a step, as set by FAULT, e.g. `published:5:SIGKILL`; the steps
 * are those of the hooks. Does nothing if FAULT is not set.
 */
export function faultHooks(fault = process.env['FAULT'] ?? ''): RelayHooks & ConsumerHooks {
  const [step = '', at = '', signal = ''] = fault.split(':');
  let times = 0;
  const strike = (): void => {
    times += 1;
    if (times !== Number(at)) return;
    process.kill(process.pid, signal as NodeJS.Signals);
    // A signal to the own process takes effect with a delay, in which nothing may happen.
    if (signal === 'SIGSTOP') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  };
  return step ? { [step]: strike } : {};
}

/** Creates an event of crm about client `id`. */
export function clientEvent(id: number, version: number, event = version === 1 ? 'created' : 'updated'): DomainEvent {
  return {
    message: 'bms.crm.ClientEvent',
    type: `client.${event}`,
    recordId: id,
    version,
    data: {
      id,
      version,
      name: `Client ${id} v${version}`,
      status: 'active',
      owner_id: 7,
      created_by: 7,
      email: '',
      currency: '',
      tax_exempt: false,
      reverse_charge: false,
    },
    module: 'clients',
    owners: [7],
    clientId: id,
  };
}

/** Commits events like a write of a service. */
export async function commit(connection: Connection, events: Events, ...domainEvents: DomainEvent[]): Promise<void> {
  const session = await connection.startSession();
  try {
    await session.withTransaction(() => events.outbox.append(session, domainEvents), {
      writeConcern: { w: 'majority' },
    });
  } finally {
    await session.endSession();
  }
}

/** Returns all events of a stream, in order; none if the stream does not exist. */
export async function streamOf(
  manager: JetStreamManager,
  stream: string,
): Promise<{ id: string; subject: string; version: number }[]> {
  const info = await manager.streams.info(stream).catch(() => undefined);
  if (!info) return [];
  const { state } = info;
  const found: { id: string; subject: string; version: number }[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && seq > 0; seq += 1) {
    const message = await manager.streams.getMessage(stream, { seq });
    if (message) {
      const { header, subject } = message;
      found.push({ id: header.get('ce-id'), subject, version: Number(header.get('ce-recordversion')) });
    }
  }
  return found;
}

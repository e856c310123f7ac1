import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { pino } from 'pino';
import { checkServer, connectNats, type NatsServer } from './connect.ts';
import { untilAnswered } from './retry.ts';
import { findStream } from './stream.ts';
import { assertCompatibleStream, changesOf, streamConfig } from './stream-config.ts';

/** The NATS user who may create and update streams, and the name of its connection. */
export const SETUP_USER = 'setup';

/** Options of the set-up of NATS. */
export interface StreamSetup extends NatsServer {
  /** The services whose streams are created, e.g. `crm`. */
  readonly services: readonly string[];
  /** Copies of each stream in a NATS cluster; unchanged if omitted, 1 for a new stream. */
  readonly replicas?: number | undefined;
  /** `warn` by default. */
  readonly logLevel?: string;
  /** Ends the wait for a server that is unavailable. */
  readonly signal?: AbortSignal;
}

/** The result for a stream. */
export type StreamOutcome = 'created' | 'updated' | 'unchanged';

/**
 * Creates the stream of each service and updates those with earlier settings; it deletes nothing and can be repeated.
 * @returns the result by service
 * @throws EventConfigError if NATS rejects the user or a request, or a stream has settings that lose events; the
 * signal's reason once it is aborted
 */
export async function setUpStreams(options: StreamSetup): Promise<Readonly<Record<string, StreamOutcome>>> {
  const { url, tls, services, replicas, logLevel = 'warn', signal = new AbortController().signal } = options;
  const log = pino({ level: logLevel });
  const link = await connectNats({ url, tls, name: SETUP_USER, log, signal });
  try {
    checkServer(link.nats);
    const manager = await jetstreamManager(link.nats, { checkAPI: false });
    const outcomes = services.map(async (service) => {
      const ensure = () => ensureStream(manager, service, replicas);
      return [service, await untilAnswered(`the stream of ${service}`, ensure, link, log, signal)] as const;
    });
    return Object.fromEntries(await Promise.all(outcomes));
  } finally {
    await link.leave();
  }
}

async function ensureStream(
  manager: JetStreamManager,
  service: string,
  replicas: number | undefined,
): Promise<StreamOutcome> {
  const wanted = streamConfig(service, replicas);
  const found = await findStream(manager, wanted.name);
  if (!found) {
    await manager.streams.add(wanted);
    return 'created';
  }
  assertCompatibleStream(wanted, found.config);
  const changes = changesOf(wanted, found.config);
  if (Object.keys(changes).length === 0) return 'unchanged';
  await manager.streams.update(wanted.name, { ...found.config, ...changes });
  return 'updated';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { EventConfigError } from '../types.ts';

/** The oldest server that knows what is used here: streams with duplicate detection and durable pull consumers by name. */
const OLDEST_SERVER = '2.9.10';
const FIRST_CONNECT_PAUSE_MS = 500;
const UP_CHECK_MS = 50;
/** What was published is on its way in milliseconds; a server that is away must not hold up a process that stops. */
const LEAVE_WITHIN_MS = 3000;

const staying = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  timeout: 5000,
  // A server that says nothing for so long is taken for gone; two pings may go unanswered.
  pingInterval: 5000,
  noAsyncTraces: true,
};

/** A connection that comes back by itself. */
export interface NatsLink {
  readonly nats: NatsConnection;
  /** Whether the server is there, as far as known. */
  up(): boolean;
  /**
   * Settles once the server is there; a request made before is lost and only runs into its time-out.
   * @throws the signal's reason once it is aborted
   */
  whenUp(signal: AbortSignal): Promise<void>;
  /** Calls back each time the connection breaks. @returns a function that ends this */
  onLoss(callback: () => void): () => void;
  /** Sends what was published and closes; after some seconds at the latest, the server being there or not. */
  leave(): Promise<void>;
}

/**
 * Connects to NATS and stays connected: it waits for a server that is not there yet, and comes back after every loss.
 * @param url `nats://user:password@host:port`; several hosts with commas between
 * @param name shown in the server's list of connections
 * @throws EventConfigError when the server refuses the user; the signal's reason once it is aborted
 */
export async function connectNats(url: string, name: string, log: Logger, signal: AbortSignal): Promise<NatsLink> {
  for (;;) {
    try {
      return linkOf(await connect({ ...readUrl(url), name, ...staying }), log);
    } catch (error) {
      if (error instanceof errors.AuthorizationError) {
        throw new EventConfigError('nats-server refuses the user and password of NATS_URL', { cause: error });
      }
      signal.throwIfAborted();
      log.warn({ err: error, retryInMs: FIRST_CONNECT_PAUSE_MS }, 'NATS does not answer yet');
      await sleep(FIRST_CONNECT_PAUSE_MS, undefined, { signal });
    }
  }
}

/** @throws EventConfigError when the server is too old or has no JetStream, saying what is missing. */
export function checkServer(connection: NatsConnection): void {
  const { version = 'unknown', jetstream, headers } = connection.info ?? {};
  if (!isAtLeast(version, OLDEST_SERVER)) {
    throw new EventConfigError(`nats-server is ${version}; events need ${OLDEST_SERVER} or newer`);
  }
  if (!jetstream) throw new EventConfigError('nats-server runs without JetStream; events need it (start it with -js)');
  if (!headers) throw new EventConfigError('nats-server does not take headers; events need them');
}

function isAtLeast(version: string, oldest: string): boolean {
  const parts = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const [found, wanted] = [parts(version), parts(oldest)];
  if (found.length < 3) return false;
  const differing = wanted.findIndex((part, index) => part !== found[index]);
  return differing === -1 || found[differing]! > wanted[differing]!;
}

/** The client knows no user in a URL. */
function readUrl(url: string): { servers: string[]; user?: string; pass?: string; tls?: Record<string, never> } {
  const parsed = url.split(',').map((part) => new URL(part.includes('://') ? part : `nats://${part}`));
  const withUser = parsed.find((part) => part.username);
  return {
    servers: parsed.map((part) => part.host),
    ...(parsed.some((part) => part.protocol === 'tls:') ? { tls: {} } : {}),
    user: withUser && decodeURIComponent(withUser.username),
    pass: withUser && decodeURIComponent(withUser.password),
  };
}

/** Keeps track of a connection. */
function linkOf(nats: NatsConnection, log: Logger): NatsLink {
  const losses = new Set<() => void>();
  let up = true;
  const watch = async (): Promise<void> => {
    for await (const status of nats.status()) {
      if (status.type === 'error') log.error({ err: status.error }, 'NATS refuses');
      if (status.type === 'reconnect') log.info({ server: status.server }, 'NATS is back');
      if (status.type === 'disconnect') log.warn({ server: status.server }, 'NATS is away');
      if (status.type === 'reconnect') up = true;
      if (status.type !== 'disconnect' && status.type !== 'close') continue;
      up = false;
      for (const tell of losses) tell();
    }
  };
  void watch();
  return {
    nats,
    up: () => up,
    whenUp: async (signal) => {
      while (!up) await sleep(UP_CHECK_MS, undefined, { signal });
      signal.throwIfAborted();
    },
    onLoss: (callback) => {
      losses.add(callback);
      return () => losses.delete(callback);
    },
    leave: () => leave(nats),
  };
}

/** A drain that the server does not answer leaves the connection open, to look for the server for ever. */
async function leave(nats: NatsConnection): Promise<void> {
  const late = sleep(LEAVE_WITHIN_MS, undefined, { ref: false });
  await Promise.race([nats.drain().catch(() => {}), late]);
  await nats.close();
}

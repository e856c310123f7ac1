import { setTimeout as sleep } from 'node:timers/promises';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { EventConfigError } from '../types.ts';
import { readNatsAddress } from './address.ts';

/** Oldest supported server: streams with duplicate detection and durable pull consumers by name. */
const OLDEST_SERVER = '2.9.10';
const FIRST_CONNECT_PAUSE_MS = 500;
const UP_CHECK_MS = 50;
/**
 * Time limit for disconnecting. Published messages are sent within milliseconds; an unavailable server must not delay
 * the end of a process.
 */
const LEAVE_WITHIN_MS = 3000;

const reconnectOptions = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  timeout: 5000,
  // An unresponsive server counts as disconnected when more than two pings are unanswered.
  pingInterval: 5000,
  noAsyncTraces: true,
};

/** A connection that reconnects by itself. */
export interface NatsLink {
  readonly nats: NatsConnection;
  /** True if the server is available, as far as known. */
  up(): boolean;
  /**
   * Settles once the server is available; a request sent before is lost and times out.
   * @throws the signal's reason once it is aborted
   */
  whenUp(signal: AbortSignal): Promise<void>;
  /** Calls back each time the connection is lost. @returns a function that unsubscribes */
  onLoss(callback: () => void): () => void;
  /** Sends what was published and closes, within a few seconds even if the server is unavailable. */
  leave(): Promise<void>;
}

/**
 * Connects to NATS and stays connected: it waits for a server that is not available yet, and reconnects after every
 * loss.
 * @param url `nats://user:password@host:port`; several hosts separated by commas
 * @param name shown in the server's list of connections; replies arrive on inboxes of this name
 * @throws EventConfigError if the server rejects the user; the signal's reason once it is aborted
 */
export async function connectNats(url: string, name: string, log: Logger, signal: AbortSignal): Promise<NatsLink> {
  for (;;) {
    try {
      return linkOf(
        await connect({ ...readNatsAddress(url), name, inboxPrefix: `_INBOX_${name}`, ...reconnectOptions }),
        log,
      );
    } catch (error) {
      if (error instanceof errors.AuthorizationError) {
        throw new EventConfigError('nats-server refuses the user and password of NATS_URL', { cause: error });
      }
      signal.throwIfAborted();
      log.warn({ err: error, retryInMs: FIRST_CONNECT_PAUSE_MS }, 'NATS unavailable; retrying');
      await sleep(FIRST_CONNECT_PAUSE_MS, undefined, { signal });
    }
  }
}

/**
 * Asserts that the server is recent enough and runs JetStream with headers.
 * @throws EventConfigError naming what is missing
 */
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

/** Tracks the state of a connection. */
function linkOf(nats: NatsConnection, log: Logger): NatsLink {
  const losses = new Set<() => void>();
  let up = true;
  const watch = async (): Promise<void> => {
    for await (const status of nats.status()) {
      if (status.type === 'error') log.error({ err: status.error }, 'NATS rejected a request');
      if (status.type === 'reconnect') log.info({ server: status.server }, 'NATS reconnected');
      if (status.type === 'disconnect') log.warn({ server: status.server }, 'NATS disconnected');
      if (status.type === 'reconnect') up = true;
      if (status.type !== 'disconnect' && status.type !== 'close') continue;
      up = false;
      for (const notify of losses) notify();
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

/** Drains and closes. A drain without an answer would leave the connection open, reconnecting forever. */
async function leave(nats: NatsConnection): Promise<void> {
  const late = sleep(LEAVE_WITHIN_MS, undefined, { ref: false });
  await Promise.race([nats.drain().catch(() => {}), late]);
  await nats.close();
}

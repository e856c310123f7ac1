import { setTimeout as sleep } from 'node:timers/promises';
import { connect, errors, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { EventConfigError } from '../types.ts';

/** Oldest supported server: streams with duplicate detection and durable pull consumers by name. */
const OLDEST_SERVER = '2.9.10';
/** Oldest server that accepts several filters for a consumer. */
const MANY_FILTERS_SERVER = '2.10.0';
const FIRST_CONNECT_PAUSE_MS = 250;
const UP_CHECK_MS = 50;
/** The number of rejections in succession that end a connection: a server that starts may not know its users yet. */
const MAX_REJECTIONS = 2;
/**
 * Time limit for disconnecting. Published messages are sent within milliseconds; an unavailable server must not delay
 * the end of a process.
 */
const LEAVE_WITHIN_MS = 3000;

const reconnectOptions = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  // The same with and without TLS, for which the client waits up to a second longer by default.
  reconnectJitter: 50,
  reconnectJitterTLS: 50,
  timeout: 5000,
  // The client would also give up after two sign-ins that a busy server did not answer in time.
  ignoreAuthErrorAbort: true,
  noAsyncTraces: true,
};

/** Certificates as files in PEM, which are read for each connection. */
export interface NatsTls {
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
}

/** The address of NATS, with what TLS needs. */
export interface NatsServer {
  /**
   * `nats://user:password@host:port`, several hosts separated by commas; with `tls://` the server must prove its name
   * with a certificate of a known authority.
   */
  readonly url: string;
  /** Certificates for a tls:// address; by default the known authorities and no certificate of its own. */
  readonly tls?: NatsTls | undefined;
}

/** The connection of a process to NATS. */
export interface NatsOptions extends NatsServer {
  /** Shown in the server's list of connections; replies arrive on inboxes of this name. */
  readonly name: string;
  readonly log: Logger;
  /** Ends the attempts to connect. */
  readonly signal: AbortSignal;
  /** Interval of the pings that detect an unresponsive server, in milliseconds; 5000 by default. */
  readonly pingIntervalMs?: number;
  /** An unresponsive server counts as disconnected when more than this many pings are unanswered; 2 by default. */
  readonly maxPingOut?: number;
}

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
  /** Calls back each time the connection is restored, with its subscriptions. @returns a function that unsubscribes */
  onReturn(callback: () => void): () => void;
  /**
   * Calls back once if the connection ends for good without being left, with an EventConfigError if the server no longer
   * accepts the user.
   */
  onEnd(callback: (error: Error) => void): void;
  /** Sends what was published and closes, within a few seconds even if the server is unavailable. */
  leave(): Promise<void>;
}

/**
 * Connects to NATS and stays connected: it waits for a server that is not available yet, and reconnects after every
 * loss.
 * @throws EventConfigError if the server rejects the user; the signal's reason once it is aborted
 */
export async function connectNats(options: NatsOptions): Promise<NatsLink> {
  const { url, tls, name, log, signal, pingIntervalMs = 5000, maxPingOut = 2 } = options;
  const pings = { pingInterval: pingIntervalMs, maxPingOut };
  let logged = '';
  for (;;) {
    try {
      const identity = { name, inboxPrefix: `_INBOX_${name}` };
      const nats = await connect({ ...readNatsAddress(url, tls), ...identity, ...reconnectOptions, ...pings });
      if (signal.aborted) await nats.close();
      signal.throwIfAborted();
      return linkOf(nats, log);
    } catch (error) {
      signal.throwIfAborted();
      if (isRejection(error)) throw rejectedBy(error);
      const reason = reasonOf(error);
      if (reason !== logged) log.warn({ reason, retryInMs: FIRST_CONNECT_PAUSE_MS }, 'NATS unavailable; retrying');
      logged = reason;
      await sleep(FIRST_CONNECT_PAUSE_MS, undefined, { signal });
    }
  }
}

/** True if the server rejects the user, and not only a sign-in that took too long. */
const isRejection = (error: unknown): error is Error =>
  error instanceof errors.AuthorizationError && !/timeout/i.test(error.message);

const rejectedBy = (cause: Error): EventConfigError =>
  new EventConfigError('nats-server rejects the user and password of NATS_URL', { cause });

/** Returns the message with its cause: the client wraps the errors of the network and of TLS. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
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

/** True if the server accepts several filters for a consumer. */
export const hasManyFilters = ({ info }: Pick<NatsConnection, 'info'>): boolean =>
  isAtLeast(info?.version ?? '', MANY_FILTERS_SERVER);

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
  const returns = new Set<() => void>();
  const ended = Promise.withResolvers<Error>();
  void nats.closed().then((error) => error && ended.resolve(error));
  let up = true;
  let rejections = 0;
  const lose = (): void => {
    if (!up) return;
    up = false;
    for (const callback of losses) callback();
  };
  const countRejection = (error: Error): void => {
    if (!isRejection(error) || ++rejections < MAX_REJECTIONS) return;
    ended.resolve(rejectedBy(error));
    void nats.close();
  };
  const watch = async (): Promise<void> => {
    for await (const status of nats.status()) {
      if (status.type === 'error') log.error({ err: status.error }, 'NATS rejected a request');
      if (status.type === 'error') countRejection(status.error);
      if (status.type === 'disconnect') log.warn({ server: status.server }, 'NATS disconnected');
      if (status.type === 'disconnect' || status.type === 'staleConnection' || status.type === 'close') lose();
      if (status.type !== 'reconnect') continue;
      log.info({ server: status.server }, 'NATS reconnected');
      up = true;
      rejections = 0;
      for (const callback of returns) callback();
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
    onLoss: (callback) => addTo(losses, callback),
    onReturn: (callback) => addTo(returns, callback),
    onEnd: (callback) => void ended.promise.then(callback),
    leave: () => leave(nats),
  };
}

function addTo(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** Drains and closes. A drain without an answer would leave the connection open, reconnecting forever. */
async function leave(nats: NatsConnection): Promise<void> {
  const late = sleep(LEAVE_WITHIN_MS, undefined, { ref: false });
  await Promise.race([nats.drain().catch(() => {}), late]);
  await nats.close();
}

/** Connection options in a NATS address. */
export type NatsAddress = Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'>;

/**
 * Parses a NATS address, because the client supports neither users nor TLS in a URL.
 * @param url `nats://user:password@host:port`, several hosts separated by commas; with `tls://` the server must prove
 * its name with a certificate of a known authority (NODE_EXTRA_CA_CERTS adds one)
 * @param tls the authorities and the own certificate for `tls://`
 */
export function readNatsAddress(url: string, tls: NatsTls | undefined = undefined): NatsAddress {
  const hosts = url.split(',').map((part) => new URL(part.includes('://') ? part : `nats://${part}`));
  const withUser = hosts.find((host) => host.username);
  return {
    servers: hosts.map((host) => host.host),
    ...(hosts.some((host) => host.protocol === 'tls:') && { tls: { ...tls } }),
    ...(withUser && { user: decodeURIComponent(withUser.username), pass: decodeURIComponent(withUser.password) }),
  };
}

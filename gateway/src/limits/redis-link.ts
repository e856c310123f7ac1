import { readFileSync } from 'node:fs';
import type { TlsFiles } from '@bms/rpc';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Interval of the pings while Redis is unavailable, in milliseconds. */
const ASK_MS = 100;
/** Number of failed pings on an open connection after which the gateway reconnects. */
const ASKS_BEFORE_RECONNECT = 10;
const MAX_RECONNECT_MS = 500;

/** Restores a count that Redis lost; the larger value wins. */
const RESTORE_SCRIPT = `
if tonumber(redis.call('get', KEYS[1]) or '0') < tonumber(ARGV[1]) then
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
end`;

/** The connection to Redis and its availability. */
export interface RedisLink {
  readonly client: Redis;
  /** True if Redis answers; while it does not, no request waits for it. */
  readonly up: boolean;
  /** Incremented whenever Redis becomes available again, since it may have lost its data. */
  readonly epoch: number;
  /**
   * Waits for the response to a command, up to the configured time limit.
   * @throws the error of the command; Redis then counts as unavailable until it answers a ping or reconnects
   */
  answer<Result>(command: Promise<Result>): Promise<Result>;
  /** Restores a count. Redis runs it before later commands of this connection, so it is not awaited. */
  restore(key: string, consumed: number, ttlMs: number): void;
  /** Pings Redis. @throws Error when it does not answer in time */
  ping(): Promise<void>;
  close(): void;
}

/**
 * Opens the connection, which reconnects automatically for the lifetime of the process.
 * @param answerMs time limit for a response, in milliseconds; rate limiting must not delay requests
 * @param tls the authorities and the own certificate for a rediss:// address
 */
export function openRedis(url: string, answerMs: number, log: Logger, tls?: TlsFiles): RedisLink {
  const client = new Redis(url, {
    ...(tls && url.startsWith('rediss:') && { tls: readCertificates(tls) }),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A count that is resent would be counted twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1000,
    retryStrategy: (times) => Math.min(times * 50, MAX_RECONNECT_MS),
  });
  return new Link(client, answerMs, log);
}

const readCertificates = ({ certFile, keyFile, caFile }: TlsFiles) => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
  ca: readFileSync(caFile),
});

class Link implements RedisLink {
  readonly client: Redis;
  readonly #answerMs: number;
  readonly #log: Logger;
  #up = false;
  #epoch = 0;
  #failures = 0;
  #asking: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(client: Redis, answerMs: number, log: Logger) {
    this.client = client;
    this.#answerMs = answerMs;
    this.#log = log;
    client.on('ready', () => this.#cameBack());
    client.on('close', () => this.#becameUnavailable('the connection was lost'));
    // Without a listener ioredis prints every failed attempt; the `close` event is logged once.
    client.on('error', () => {});
  }

  get up(): boolean {
    return this.#up;
  }

  get epoch(): number {
    return this.#epoch;
  }

  async answer<Result>(command: Promise<Result>): Promise<Result> {
    try {
      return await withinTime(command, this.#answerMs);
    } catch (error) {
      this.#becameUnavailable(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  restore(key: string, consumed: number, ttlMs: number): void {
    this.client.eval(RESTORE_SCRIPT, 1, key, consumed, Math.max(1, Math.ceil(ttlMs))).catch(() => {});
  }

  async ping(): Promise<void> {
    await withinTime(this.client.ping(), this.#answerMs);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#asking);
    this.client.disconnect();
  }

  #becameUnavailable(reason: string): void {
    if (!this.#up || this.#closed) return;
    this.#up = false;
    this.#failures = 0;
    this.#log.warn({ reason }, 'Redis unavailable; counting rate limits locally');
    this.#askLater();
  }

  #cameBack(): void {
    if (this.#up || this.#closed) return;
    this.#up = true;
    this.#epoch += 1;
    this.#log.info('Redis available again; rate limits are shared by all gateways');
  }

  #askLater(): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#ask(), ASK_MS).unref();
  }

  async #ask(): Promise<void> {
    if (this.#up || this.#closed) return;
    try {
      await this.ping();
      this.#cameBack();
    } catch {
      this.#failures += 1;
      // A connection whose peer vanished without closing it stays open for minutes.
      if (this.client.status === 'ready' && this.#failures % ASKS_BEFORE_RECONNECT === 0) this.client.disconnect(true);
      this.#askLater();
    }
  }
}

/**
 * Like the commandTimeout of ioredis, but tolerant of a busy event loop: when this process was blocked for longer than
 * the time limit, the response may already be in the socket, so the event loop gets one more turn to read it.
 */
function withinTime<Result>(command: Promise<Result>, answerMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error(`no answer within ${answerMs} ms`));
    const timer = setTimeout(() => setImmediate(() => setImmediate(tooLate)), answerMs);
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Between two questions whether Redis is back, in milliseconds. */
const ASK_MS = 100;
/** Failed questions on an open connection after which it is given up for a new one. */
const ASKS_BEFORE_RECONNECT = 10;
const MOST_RECONNECT_MS = 500;

/** Puts a count back that Redis lost: whichever is larger stands. */
const RESTORE_SCRIPT = `
if tonumber(redis.call('get', KEYS[1]) or '0') < tonumber(ARGV[1]) then
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
end`;

/** The connection to Redis, with the knowledge whether it answers. */
export interface RedisLink {
  readonly client: Redis;
  /** Whether Redis answers; while it does not, nobody waits for it. */
  readonly up: boolean;
  /** Grows whenever Redis comes back, from which on it may have forgotten. */
  readonly epoch: number;
  /**
   * Waits for an answer as long as the setting says.
   * @throws what the command failed with; Redis then counts as away until it answers again
   */
  answer<Result>(command: Promise<Result>): Promise<Result>;
  /** Restores a count; in order with the commands that follow, so there is nothing to wait for. */
  restore(key: string, consumed: number, ttlMs: number): void;
  /** Asks Redis now. @throws when it does not answer */
  ping(): Promise<void>;
  close(): void;
}

/**
 * Opens the connection; it is made again by itself for as long as the process lives.
 * @param answerMs longest wait for an answer, in milliseconds; a limit must never hold up what it limits
 */
export function openRedis(url: string, answerMs: number, log: Logger): RedisLink {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A count that is sent again would count twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1000,
    retryStrategy: (times) => Math.min(times * 50, MOST_RECONNECT_MS),
  });
  return new Link(client, answerMs, log);
}

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
    client.on('close', () => this.#wentAway('the connection was lost'));
    // Without a listener ioredis prints every failed attempt; `close` tells it once.
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
      this.#wentAway(error instanceof Error ? error.message : String(error));
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

  #wentAway(reason: string): void {
    if (!this.#up || this.#closed) return;
    this.#up = false;
    this.#failures = 0;
    this.#log.warn({ reason }, 'Redis does not answer: this gateway counts limits for itself');
    this.#askLater();
  }

  #cameBack(): void {
    if (this.#up || this.#closed) return;
    this.#up = true;
    this.#epoch += 1;
    this.#log.info('Redis answers: limits are counted over all gateways');
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
      // A connection that lost its peer without a word stays open for minutes.
      if (this.client.status === 'ready' && this.#failures % ASKS_BEFORE_RECONNECT === 0) this.client.disconnect(true);
      this.#askLater();
    }
  }
}

/**
 * As ioredis's commandTimeout, but fair to ourselves: when this process was busy for longer than the time, the answer may
 * be waiting in the socket, so the event loop gets one more turn to read it.
 */
function withinTime<Result>(command: Promise<Result>, answerMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error(`no answer within ${answerMs} ms`));
    const timer = setTimeout(() => setImmediate(() => setImmediate(tooLate)), answerMs);
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

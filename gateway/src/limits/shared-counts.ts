import { createKeyedBatcher, type Waiting } from '@bms/batching';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitDefinition } from './definitions.ts';
import type { Bucket } from './local-buckets.ts';
import type { RedisLink } from './redis-link.ts';

const KEY_PREFIX = 'limit';
/** The maximum number of calls that one command counts. */
const MAX_CALLS = 1000;

/** The counts of one limit in Redis, which all gateways share. */
export interface SharedCounts {
  /**
   * Counts one call. Calls with the same key that arrive while one command runs are counted by the next one; each gets
   * the count at its own position, as if it had been counted by itself.
   * @throws Error if Redis does not answer; whether the call was counted is then unknown
   */
  count(key: string): Promise<Bucket>;
  /** Takes back one call. Best effort: the result is not awaited. */
  uncount(key: string): void;
  /** Restores a count that Redis has lost, before any later count. */
  restore(key: string, known: Bucket): void;
}

/** Creates the counts of a limit. */
export function createSharedCounts({ points, seconds }: LimitDefinition, redis: RedisLink): SharedCounts {
  const store = new RateLimiterRedis({ storeClient: redis.client, keyPrefix: KEY_PREFIX, points, duration: seconds });
  const settle = (group: readonly Waiting<string, Bucket>[]) => countAll(store, redis, group);
  return {
    count: createKeyedBatcher((key) => key, MAX_CALLS, settle),
    uncount: (key) => void store.reward(key).catch(() => {}),
    restore: (key, { consumed, resetAt }) => redis.restore(store.getKey(key), consumed, resetAt - Date.now()),
  };
}

/** Counts calls with the same key. */
async function countAll(
  store: RateLimiterRedis,
  redis: RedisLink,
  group: readonly Waiting<string, Bucket>[],
): Promise<void> {
  const { epoch } = redis;
  try {
    // It may have become unavailable while the calls waited.
    if (!redis.up) throw new Error('Redis is unavailable');
    const { consumedPoints, msBeforeNext } = await redis.answer(consume(store, group[0]!.input, group.length));
    const resetAt = Date.now() + msBeforeNext;
    const before = consumedPoints - group.length;
    for (const [index, { resolve }] of group.entries()) resolve({ consumed: before + index + 1, resetAt, epoch });
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** Consumes points. The library rejects with the result when the limit is exceeded; that result is returned. */
async function consume(store: RateLimiterRedis, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await store.consume(key, points);
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return rejected;
    throw rejected;
  }
}

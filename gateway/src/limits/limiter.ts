import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitDefinition } from './definitions.ts';
import { type Bucket, LocalBuckets } from './local-buckets.ts';
import type { RedisLink } from './redis-link.ts';

/** The result of counting one call. */
export interface Verdict {
  readonly limit: LimitDefinition;
  readonly allowed: boolean;
  /** Calls left in the window. */
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Rate limiter. */
export interface Limiter {
  /**
   * Counts a call of `subject` under a limit, in one atomic round trip. The count is exact across all gateways while
   * Redis answers.
   * @param name name of a defined limit
   */
  count(name: string, subject: string): Promise<Verdict>;
  /** Takes back one count of `subject`. Best effort: the result is not awaited. */
  uncount(name: string, subject: string): void;
}

const KEY_PREFIX = 'limit';

/**
 * Creates a limiter that counts in Redis, and in this process while Redis is unavailable.
 * @param onRejection called with the name of the limit for each call that it rejects
 * @see docs/adr/0032-rate-limits.md
 */
export function createLimiter(
  definitions: ReadonlyMap<string, LimitDefinition>,
  redis: RedisLink,
  onRejection: (limit: string) => void,
): Limiter {
  const buckets = new LocalBuckets();
  const shared = new Map([...definitions].map(([name, limit]) => [name, sharedLimiter(limit, redis)]));
  return {
    count: async (name, subject) => {
      const limit = definitions.get(name)!;
      const key = `${name}:${subject}`;
      const verdict = await countCall(limit, key, shared.get(name)!, buckets, redis);
      if (!verdict.allowed) onRejection(name);
      return verdict;
    },
    uncount: (name, subject) => {
      const key = `${name}:${subject}`;
      buckets.uncount(key);
      // The window may have ended in Redis meanwhile; its next answer overrides the local count.
      if (redis.up)
        shared
          .get(name)!
          .reward(key)
          .catch(() => {});
    },
  };
}

function sharedLimiter({ points, seconds }: LimitDefinition, redis: RedisLink): RateLimiterRedis {
  return new RateLimiterRedis({ storeClient: redis.client, keyPrefix: KEY_PREFIX, points, duration: seconds });
}

async function countCall(
  limit: LimitDefinition,
  key: string,
  shared: RateLimiterRedis,
  buckets: LocalBuckets,
  redis: RedisLink,
): Promise<Verdict> {
  const known = buckets.running(key);
  // The limit is exceeded until the window ends, so Redis is not queried again.
  if (known && known.consumed > limit.points) return verdictOf(limit, known);
  if (!redis.up) return verdictOf(limit, buckets.count(key, limit));
  if (known && known.epoch !== redis.epoch) restore(shared.getKey(key), known, redis);
  return await countShared(limit, key, shared, buckets, redis);
}

function restore(key: string, known: Bucket, redis: RedisLink): void {
  redis.restore(key, known.consumed, known.resetAt - Date.now());
  known.epoch = redis.epoch;
}

async function countShared(
  limit: LimitDefinition,
  key: string,
  shared: RateLimiterRedis,
  buckets: LocalBuckets,
  redis: RedisLink,
): Promise<Verdict> {
  const { epoch } = redis;
  try {
    const { consumedPoints, msBeforeNext } = await redis.answer(consume(shared, key));
    const bucket = { consumed: consumedPoints, resetAt: Date.now() + msBeforeNext, epoch };
    buckets.mirror(key, bucket.consumed, bucket.resetAt, epoch);
    return verdictOf(limit, bucket);
  } catch {
    return verdictOf(limit, buckets.count(key, limit));
  }
}

/** Consumes one point. The library rejects with the result when the limit is exceeded; that result is returned. */
async function consume(shared: RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await shared.consume(key);
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return rejected;
    throw rejected;
  }
}

function verdictOf(limit: LimitDefinition, { consumed, resetAt }: Bucket): Verdict {
  return {
    limit,
    allowed: consumed <= limit.points,
    remaining: Math.max(0, limit.points - consumed),
    resetSeconds: Math.max(1, Math.ceil((resetAt - Date.now()) / 1000)),
  };
}

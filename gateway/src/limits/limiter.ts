import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitDefinition } from './definitions.ts';
import { type Bucket, LocalBuckets } from './local-buckets.ts';
import type { RedisLink } from './redis-link.ts';

/** What a limit says of one call. */
export interface Verdict {
  readonly limit: LimitDefinition;
  readonly allowed: boolean;
  /** Calls left in the window. */
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Counts calls. */
export interface Limiter {
  /**
   * Counts a call of `subject` under a limit. Exact over all gateways while Redis answers, as one atomic round trip.
   * @param name of a limit that there is
   */
  count(name: string, subject: string): Promise<Verdict>;
}

const KEY_PREFIX = 'limit';

/** Counts in Redis, and in this gateway alone while Redis is away. */
export function createLimiter(definitions: ReadonlyMap<string, LimitDefinition>, redis: RedisLink): Limiter {
  const buckets = new LocalBuckets();
  const shared = new Map([...definitions].map(([name, limit]) => [name, sharedLimiter(limit, redis)]));
  return {
    count: (name, subject) => {
      const limit = definitions.get(name)!;
      const key = `${name}:${subject}`;
      return countCall(limit, key, shared.get(name)!, buckets, redis);
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
  // Past the limit until the window ends: no need to ask Redis again.
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

/** A refusal is an answer as any other. */
async function consume(shared: RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await shared.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
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

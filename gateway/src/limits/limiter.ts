import type { LimitDefinition } from './definitions.ts';
import { type Bucket, LocalBuckets } from './local-buckets.ts';
import type { RedisLink } from './redis-link.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

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
   * Counts a call of `subject` under a limit, atomically. The count is exact across all gateways while Redis answers.
   * @param name name of a defined limit
   */
  count(name: string, subject: string): Promise<Verdict>;
  /** Takes back one count of `subject`. Best effort: the result is not awaited. */
  uncount(name: string, subject: string): void;
}

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
  const shared = new Map([...definitions].map(([name, limit]) => [name, createSharedCounts(limit, redis)]));
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
      if (redis.up) shared.get(name)!.uncount(key);
    },
  };
}

async function countCall(
  limit: LimitDefinition,
  key: string,
  shared: SharedCounts,
  buckets: LocalBuckets,
  redis: RedisLink,
): Promise<Verdict> {
  const known = buckets.running(key);
  // The limit is exceeded until the window ends, so Redis is not queried again.
  if (known && known.consumed > limit.points) return verdictOf(limit, known);
  if (!redis.up) return verdictOf(limit, buckets.count(key, limit));
  if (known && known.epoch !== redis.epoch) {
    shared.restore(key, known);
    known.epoch = redis.epoch;
  }
  return verdictOf(limit, await countShared(limit, key, shared, buckets));
}

async function countShared(
  limit: LimitDefinition,
  key: string,
  shared: SharedCounts,
  buckets: LocalBuckets,
): Promise<Bucket> {
  try {
    const bucket = await shared.count(key);
    buckets.mirror(key, bucket.consumed, bucket.resetAt, bucket.epoch);
    return bucket;
  } catch {
    return buckets.count(key, limit);
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

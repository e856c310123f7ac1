import { LRUCache } from 'lru-cache';
import type { LimitDefinition } from './definitions.ts';

/** The count of one subject. */
export interface Bucket {
  /** Calls in the window, as far as this gateway knows. */
  consumed: number;
  /** End of the window, in milliseconds since the Unix epoch. */
  resetAt: number;
  /** Epoch of the Redis connection in which the count was last synchronized. */
  epoch: number;
}

/** Maximum number of subjects; the least recently used is evicted. */
const MAX_BUCKETS = 100_000;
/** Tolerance for the end of a window, in milliseconds: Redis responses within it refer to the same window. */
const SAME_WINDOW_MS = 1000;

/**
 * Local counts of a gateway: a mirror of Redis, and the fallback while Redis is unavailable, so that clients do not get
 * a fresh allowance when Redis fails.
 */
export class LocalBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });

  /** Returns the bucket of a subject if its window has not ended. */
  running(key: string): Bucket | undefined {
    const bucket = this.#buckets.get(key);
    return bucket && bucket.resetAt > Date.now() ? bucket : undefined;
  }

  /** Counts one call without Redis. */
  count(key: string, limit: LimitDefinition): Bucket {
    const bucket = this.running(key);
    if (bucket) {
      // Capped above the limit, so that rejected calls do not increase the count further.
      bucket.consumed = Math.min(bucket.consumed + 1, limit.points + 1);
      return bucket;
    }
    return this.#open(key, { consumed: 1, resetAt: Date.now() + limit.seconds * 1000, epoch: 0 });
  }

  /** Takes back one call if its window has not ended. */
  uncount(key: string): void {
    const bucket = this.running(key);
    if (bucket) bucket.consumed = Math.max(0, bucket.consumed - 1);
  }

  /**
   * Copies a count from Redis. Responses may arrive out of order: the later window wins, and within a window the larger
   * count.
   */
  mirror(key: string, consumed: number, resetAt: number, epoch: number): void {
    const known = this.#buckets.get(key);
    if (!known || resetAt > known.resetAt + SAME_WINDOW_MS) {
      this.#open(key, { consumed, resetAt, epoch });
    } else if (resetAt >= known.resetAt - SAME_WINDOW_MS) {
      known.consumed = Math.max(known.consumed, consumed);
      known.epoch = epoch;
    }
  }

  #open(key: string, bucket: Bucket): Bucket {
    this.#buckets.set(key, bucket);
    return bucket;
  }
}

import { LRUCache } from 'lru-cache';
import type { LimitDefinition } from './definitions.ts';

/** What has been counted for one subject. */
export interface Bucket {
  /** Calls in the window, as far as this gateway knows. */
  consumed: number;
  /** End of the window, in milliseconds since 1970. */
  resetAt: number;
  /** In which connection to Redis the count was last in step with it. */
  epoch: number;
}

/** Subjects kept at most; who falls out was not seen for longest. */
const MOST_BUCKETS = 100_000;
/** Two answers of Redis speak of the same window when its end differs by no more than this, in milliseconds. */
const SAME_WINDOW_MS = 1000;

/**
 * A gateway's own count: a mirror of Redis while there is one, and what goes on counting when there is not, so that
 * nobody gets a fresh allowance by Redis being gone.
 */
export class LocalBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });

  /** The bucket of a subject, if its window still runs. */
  running(key: string): Bucket | undefined {
    const bucket = this.#buckets.get(key);
    return bucket && bucket.resetAt > Date.now() ? bucket : undefined;
  }

  /** Counts one call without Redis. */
  count(key: string, limit: LimitDefinition): Bucket {
    const bucket = this.running(key);
    if (bucket) {
      // Past the limit there is nothing to count: refused calls would only make the number grow.
      bucket.consumed = Math.min(bucket.consumed + 1, limit.points + 1);
      return bucket;
    }
    return this.#open(key, { consumed: 1, resetAt: Date.now() + limit.seconds * 1000, epoch: 0 });
  }

  /** Takes over what Redis has counted. Answers may come out of order: the later window, and in it the larger count, hold. */
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

import { ApiError, type Caller } from '@bms/contracts';
import type { CacheCounts } from '@bms/service-kit/process';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 50_000;

/** The result of resolving a credential. */
interface Resolved {
  readonly caller: Caller;
}

interface Known<Answer> {
  readonly answer: Answer;
  /** Time of the request to identity, on the monotonic clock, in milliseconds. */
  readonly since: number;
}

interface Asking<Answer> {
  readonly answer: Promise<Answer>;
  /** True if a notification arrived during the request, so that the response may be older than it. */
  outdated: boolean;
}

/** Validity of cached responses of identity. */
export interface Freshness {
  /** Returns the maximum age of a cached response, in milliseconds; short while the revocation feed is down. */
  maxAgeMs(): number;
  /**
   * Returns true if every revocation and role change is received, so that an old response stays valid while identity is
   * unavailable.
   */
  isFeedLive(): boolean;
}

/** Time for which older responses are served without a retry after identity failed to answer, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

/** Cache of resolved credentials, evicted on notifications. */
export class CredentialCache<Answer extends Resolved> {
  readonly #freshness: Freshness;
  readonly #known = new LRUCache<string, Known<Answer>>({ max: MAX_ENTRIES });
  readonly #asking = new Map<string, Asking<Answer>>();

  readonly #counts = { hits: 0, misses: 0 };
  #unavailableUntil = -Infinity;

  constructor(freshness: Freshness) {
    this.#freshness = freshness;
  }

  get counts(): CacheCounts {
    return this.#counts;
  }

  /**
   * Returns the resolved credential. While identity is unavailable, a cached response outlives its maximum age as long
   * as the revocation feed is live.
   * @param ask receives true if the credential was valid at the last request to identity
   * @throws any error of `ask`
   */
  async get(id: string, ask: (wasValid: boolean) => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(id);
    if (known && this.#holds(known)) {
      this.#counts.hits += 1;
      return known.answer;
    }
    this.#counts.misses += 1;
    try {
      return await this.#ask(id, () => ask(known !== undefined));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') this.#known.delete(id);
      // An entry that was evicted during the request is not used.
      const isKept = known !== undefined && this.#known.get(id) === known;
      if (!isKept || !isUnanswered(error) || !this.#freshness.isFeedLive()) throw error;
      this.#unavailableUntil = performance.now() + RETRY_AFTER_MS;
      return known.answer;
    }
  }

  #holds({ since }: Known<Answer>): boolean {
    const now = performance.now();
    if (now - since <= this.#freshness.maxAgeMs()) return true;
    return now < this.#unavailableUntil && this.#freshness.isFeedLive();
  }

  /** Evicts one credential. */
  evict(id: string): void {
    this.#known.delete(id);
  }

  /** Evicts the credentials of matching callers, and marks all requests in progress as outdated. */
  evictWhere(matches: (caller: Caller) => boolean): void {
    for (const [id, { answer }] of this.#known.entries()) if (matches(answer.caller)) this.#known.delete(id);
    for (const asking of this.#asking.values()) asking.outdated = true;
  }

  /**
   * Shares one request to identity among concurrent requests with the same credential, unless a notification has
   * outdated it.
   */
  async #ask(id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const under = this.#asking.get(id);
    if (under && !under.outdated) return await under.answer;
    const since = performance.now();
    const asking: Asking<Answer> = { answer: ask(), outdated: false };
    this.#asking.set(id, asking);
    try {
      const answer = await asking.answer;
      if (!asking.outdated) this.#known.set(id, { answer, since });
      return answer;
    } finally {
      if (this.#asking.get(id) === asking) this.#asking.delete(id);
    }
  }
}

/** Returns true if identity gave no answer, which says nothing about the credential. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'timeout');

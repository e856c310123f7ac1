import { ApiError, type Caller } from '@bms/contracts';
import type { CacheCounts } from '@bms/service-kit/process';
import type { MadeCalls } from '@bms/telemetry';
import { CredentialCache, type Freshness } from './credential-cache.ts';
import type { SessionClaims } from './session-tokens.ts';

/** Resolves sessions to callers. */
export interface SessionSource extends Freshness {
  /** Returns the caller of a session. @throws ApiError unauthenticated once the session has ended */
  resolve(sessionId: string, calls?: MadeCalls): Promise<Caller>;
}

/** Resolved sessions, with the list of ended ones. */
export class Sessions {
  readonly #source: SessionSource;
  readonly #cache: CredentialCache<{ readonly caller: Caller }>;
  /** Ended sessions, with the time at which this process received the end (monotonic clock, milliseconds). */
  readonly #ended = new Map<string, number>();

  constructor(source: SessionSource) {
    this.#source = source;
    this.#cache = new CredentialCache(source);
  }

  /** The lookups in the cache. */
  get cacheCounts(): CacheCounts {
    return this.#cache.counts;
  }

  /**
   * Returns the caller of a session.
   * @param calls receives the call to identity, if there is one
   * @throws ApiError unauthenticated once it has ended; unavailable or timeout when identity does not answer
   */
  async caller({ sessionId }: Pick<SessionClaims, 'sessionId'>, calls?: MadeCalls): Promise<Caller> {
    if (this.#ended.has(sessionId)) throw endedError();
    const ask = async () => ({ caller: await this.#source.resolve(sessionId, calls) });
    const { caller } = await this.#cache.get(sessionId, ask);
    // The session may have ended during the request to identity.
    if (this.#ended.has(sessionId)) throw endedError();
    // The next request may follow the confirmation of the factor.
    if (caller.needsFactorSetup) this.#cache.evict(sessionId);
    return caller;
  }

  /** Marks the session as ended. */
  end(sessionId: string): void {
    this.#ended.set(sessionId, performance.now());
    this.#cache.evict(sessionId);
  }

  /**
   * Replaces the list of ended sessions. A session missing from the new list has expired and is dropped, unless its end
   * was received after the request.
   * @param askedAt time of the request, on the monotonic clock, in milliseconds
   */
  replaceEnded(sessionIds: readonly string[], askedAt: number): void {
    const current = new Set(sessionIds);
    for (const [id, heardAt] of this.#ended) if (heardAt < askedAt && !current.has(id)) this.#ended.delete(id);
    for (const id of sessionIds) this.end(id);
  }

  /** Evicts the sessions of matching callers; the list of ended sessions is kept. */
  forgetWhere(matches: (caller: Caller) => boolean): void {
    this.#cache.evictWhere(matches);
  }
}

const endedError = (): ApiError => new ApiError('unauthenticated', 'The session has ended. Sign in again.');

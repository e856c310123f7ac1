import { ApiError, type Caller } from '@bms/contracts';
import { LRUCache } from 'lru-cache';
import type { SessionClaims } from './session-tokens.ts';

const MOST_REMEMBERED = 50_000;

interface Remembered {
  readonly caller: Caller;
  /** Clock of the process, milliseconds. */
  readonly since: number;
}

interface Asking {
  readonly caller: Promise<Caller>;
  readonly userId: number;
  /** News came while the question was under way: the answer may be older than they. */
  outdated: boolean;
}

/** How sessions become callers. */
export interface SessionSource {
  /** @throws ApiError unauthenticated once the session has ended */
  resolve(sessionId: string): Promise<Caller>;
  /** How long what was resolved may be believed, in milliseconds; short while no news can come. */
  maxAgeMs(): number;
}

/** Whom live sessions stand for: asked once, remembered until news say otherwise. */
export class Sessions {
  readonly #source: SessionSource;
  readonly #remembered = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
  readonly #asking = new Map<string, Asking>();
  /** Ended sessions, with the moment at which we heard of it (clock of the process, milliseconds). */
  readonly #ended = new Map<string, number>();

  constructor(source: SessionSource) {
    this.#source = source;
  }

  /**
   * Whom a session stands for.
   * @throws ApiError unauthenticated once it has ended; unavailable or timeout when nobody can say
   */
  async caller({ sessionId, userId }: SessionClaims): Promise<Caller> {
    if (this.#ended.has(sessionId)) throw endedError();
    const known = this.#remembered.get(sessionId);
    if (known && performance.now() - known.since <= this.#source.maxAgeMs()) return known.caller;
    const caller = await this.#ask(sessionId, userId);
    // It may have ended while the question was under way.
    if (this.#ended.has(sessionId)) throw endedError();
    return caller;
  }

  /** The session is dead from now on. */
  end(sessionId: string): void {
    this.#ended.set(sessionId, performance.now());
    this.#remembered.delete(sessionId);
  }

  /**
   * All sessions that have ended, as identity tells them. What is not among them has expired and need not be kept, unless
   * we heard of it after the question.
   * @param askedAt clock of the process, milliseconds
   */
  replaceEnded(sessionIds: readonly string[], askedAt: number): void {
    const told = new Set(sessionIds);
    for (const [id, heardAt] of this.#ended) if (heardAt < askedAt && !told.has(id)) this.#ended.delete(id);
    for (const id of sessionIds) this.end(id);
  }

  forgetUser(userId: number): void {
    this.#forget((caller) => caller.userId === userId);
    for (const asking of this.#asking.values()) if (asking.userId === userId) asking.outdated = true;
  }

  forgetRole(roleId: number): void {
    this.#forget((caller) => caller.roleId === roleId);
    this.#outdateQuestions();
  }

  /** Forgets whom sessions stand for, but not which have ended. */
  forgetAll(): void {
    this.#remembered.clear();
    this.#outdateQuestions();
  }

  #forget(matches: (caller: Caller) => boolean): void {
    for (const [id, { caller }] of this.#remembered.entries()) if (matches(caller)) this.#remembered.delete(id);
  }

  #outdateQuestions(): void {
    for (const asking of this.#asking.values()) asking.outdated = true;
  }

  /** Requests of one session that come at once wait for one answer; one that news have overtaken is asked again. */
  async #ask(sessionId: string, userId: number): Promise<Caller> {
    const under = this.#asking.get(sessionId);
    if (under && !under.outdated) return await under.caller;
    const since = performance.now();
    const asking: Asking = { caller: this.#source.resolve(sessionId), userId, outdated: false };
    this.#asking.set(sessionId, asking);
    try {
      const caller = await asking.caller;
      if (!asking.outdated) this.#remembered.set(sessionId, { caller, since });
      return caller;
    } finally {
      if (this.#asking.get(sessionId) === asking) this.#asking.delete(sessionId);
    }
  }
}

const endedError = (): ApiError => new ApiError('unauthenticated', 'The session has ended; sign in again.');

import { ApiError, type Caller } from '@bms/contracts';
import { Remembered } from './remembered.ts';
import type { SessionClaims } from './session-tokens.ts';

/** How sessions become callers. */
export interface SessionSource {
  /** @throws ApiError unauthenticated once the session has ended */
  resolve(sessionId: string): Promise<Caller>;
  /** How long what was resolved may be believed, in milliseconds; short while no news can come. */
  maxAgeMs(): number;
}

/** Whom live sessions stand for. */
export class Sessions {
  readonly #source: SessionSource;
  readonly #remembered: Remembered<{ readonly caller: Caller }>;
  /** Ended sessions, with the moment at which we heard of it (clock of the process, milliseconds). */
  readonly #ended = new Map<string, number>();

  constructor(source: SessionSource) {
    this.#source = source;
    this.#remembered = new Remembered(() => source.maxAgeMs());
  }

  /**
   * Whom a session stands for.
   * @throws ApiError unauthenticated once it has ended; unavailable or timeout when nobody can say
   */
  async caller({ sessionId }: Pick<SessionClaims, 'sessionId'>): Promise<Caller> {
    if (this.#ended.has(sessionId)) throw endedError();
    const ask = async () => ({ caller: await this.#source.resolve(sessionId) });
    const { caller } = await this.#remembered.get(sessionId, ask);
    // It may have ended while the question was under way.
    if (this.#ended.has(sessionId)) throw endedError();
    return caller;
  }

  /** The session is dead from now on. */
  end(sessionId: string): void {
    this.#ended.set(sessionId, performance.now());
    this.#remembered.forget(sessionId);
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

  /** Forgets whom sessions stand for, but not which have ended. */
  forgetWhere(matches: (caller: Caller) => boolean): void {
    this.#remembered.forgetWhere(matches);
  }
}

const endedError = (): ApiError => new ApiError('unauthenticated', 'The session has ended; sign in again.');

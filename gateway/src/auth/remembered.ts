import type { Caller } from '@bms/contracts';
import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED = 50_000;

/** What a credential stands for, as identity told it. */
interface Told {
  readonly caller: Caller;
}

interface Known<Answer> {
  readonly answer: Answer;
  /** When it was asked for; clock of the process, milliseconds. */
  readonly since: number;
}

interface Asking<Answer> {
  readonly answer: Promise<Answer>;
  /** News came while the question was under way: the answer may be older than they. */
  outdated: boolean;
}

/** Whom credentials stand for: asked once, remembered until news say otherwise. */
export class Remembered<Answer extends Told> {
  readonly #maxAgeMs: () => number;
  readonly #known = new LRUCache<string, Known<Answer>>({ max: MOST_REMEMBERED });
  readonly #asking = new Map<string, Asking<Answer>>();

  /** @param maxAgeMs how long an answer may be believed, in milliseconds; short while no news can come */
  constructor(maxAgeMs: () => number) {
    this.#maxAgeMs = maxAgeMs;
  }

  /** What a credential stands for. @throws what `ask` throws */
  async get(id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(id);
    if (known && performance.now() - known.since <= this.#maxAgeMs()) return known.answer;
    return await this.#ask(id, ask);
  }

  /** Forgets one credential. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Forgets those that stand for such a caller; what is being asked for may be one of them. */
  forgetWhere(matches: (caller: Caller) => boolean): void {
    for (const [id, { answer }] of this.#known.entries()) if (matches(answer.caller)) this.#known.delete(id);
    for (const asking of this.#asking.values()) asking.outdated = true;
  }

  /** Requests with one credential that come at once wait for one answer; one that news have overtaken is asked again. */
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

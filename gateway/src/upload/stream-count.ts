import { ApiError } from '@bms/contracts';
import type { Reply } from '../http/exchange.ts';

/** Value of Retry-After, in seconds. */
const RETRY_AFTER = 5;

/** Counts the open streams of each caller at this gateway. */
export class StreamCount {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** @param most maximum number of concurrent streams of one caller */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a stream until its response ends.
   * @throws ApiError too_many_requests when the caller has reached the maximum
   */
  open(subject: string, reply: Reply): void {
    const open = this.#open.get(subject) ?? 0;
    if (open >= this.#most) {
      const detail = `Too many event streams: at most ${this.#most} can be open at once. Close one first.`;
      throw new ApiError('too_many_requests', detail, { retryAfter: RETRY_AFTER });
    }
    this.#open.set(subject, open + 1);
    reply.once('close', () => {
      const left = this.#open.get(subject)! - 1;
      if (left === 0) this.#open.delete(subject);
      else this.#open.set(subject, left);
    });
  }
}

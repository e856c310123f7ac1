import { ApiError } from '@bms/contracts';
import type { GatewayResponse } from '../http/context.ts';

/** Value of Retry-After, in seconds. */
const RETRY_AFTER = 5;

/** Counts the open streams of each caller at this gateway. */
export class StreamCount {
  readonly #max: number;
  readonly #name: string;
  readonly #open = new Map<string, number>();

  /**
   * @param max maximum number of concurrent streams of one caller
   * @param name of the streams in the error, e.g. `event streams`
   */
  constructor(max: number, name: string) {
    this.#max = max;
    this.#name = name;
  }

  /**
   * Counts a stream until its response ends.
   * @throws ApiError too_many_requests when the caller has reached the maximum
   */
  open(subject: string, response: GatewayResponse): void {
    const open = this.#open.get(subject) ?? 0;
    if (open >= this.#max) {
      const detail = `Too many ${this.#name}: at most ${this.#max} can be open at once. Close one first.`;
      throw new ApiError('too_many_requests', detail, { retryAfter: RETRY_AFTER });
    }
    this.#open.set(subject, open + 1);
    response.once('close', () => {
      const left = this.#open.get(subject)! - 1;
      if (left === 0) this.#open.delete(subject);
      else this.#open.set(subject, left);
    });
  }
}

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '@bms/contracts';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id, 19 MiB, 2 passes (OWASP Password Storage Cheat Sheet); the algorithm is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The Retry-After of rejected calls, in seconds; the queue is empty after about that time. */
const RETRY_AFTER = 2;

/**
 * Hashes passwords with limited concurrency: each takes a processor for tens of milliseconds, and more at once only
 * slow each other down.
 */
export interface PasswordHasher {
  /** Returns the hash of a new password, in PHC string format. @throws ApiError unavailable if the queue is full */
  hash(password: string): Promise<string>;
  /**
   * Runs `attempt` when a slot is free. What an attempt reads before it compares is therefore at most as old as the few
   * concurrent attempts.
   * @param attempt gets a function that compares a password with a hash; without a hash it takes as long and returns
   * false
   * @throws ApiError unavailable if the queue is full; timeout if `signal` was aborted while it waited
   */
  withSlot<Outcome>(signal: AbortSignal, attempt: (fits: Fits) => Promise<Outcome>): Promise<Outcome>;
}

type Fits = (hash: string | undefined, password: string) => Promise<boolean>;

/** @param limits the maximum concurrency, and the maximum length of the queue */
export async function createHasher(limits: { atOnce?: number | undefined; waiting: number }): Promise<PasswordHasher> {
  const limit = pLimit(limits.atOnce ?? availableParallelism());
  const nobodys = await hash(randomBytes(32), cost);

  function enqueue<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    if (limit.pendingCount >= limits.waiting) {
      const detail = 'Too many sign-ins at the moment. Try again in a few seconds.';
      throw new ApiError('unavailable', detail, { retryAfter: RETRY_AFTER });
    }
    return limit(work);
  }

  const fits: Fits = async (known, password) =>
    (await verify(known ?? nobodys, canonical(password))) && known !== undefined;

  return {
    hash: async (password) => enqueue(() => hash(canonical(password), cost)),
    withSlot: async (signal, attempt) =>
      enqueue(() => {
        if (signal.aborted) throw new ApiError('timeout');
        return attempt(fits);
      }),
  };
}

/**
 * Normalizes a password, since the same characters may be typed as different code points (NIST SP 800-63B, 5.1.1.2).
 */
const canonical = (password: string): string => password.normalize('NFKC');

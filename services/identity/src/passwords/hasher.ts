import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '@bms/contracts';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id, 19 MiB, 2 passes (OWASP Password Storage Cheat Sheet); the algorithm is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Seconds after which one who was refused may try again; the queue is done with in about that time. */
const RETRY_AFTER = 2;

/** Hashes passwords, a few at a time: each takes a processor for tens of milliseconds, and more at once only slow each other. */
export interface PasswordHasher {
  /** The hash of a new password, in PHC string format. @throws ApiError unavailable when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Runs `attempt` when it is its turn. What an attempt reads before it compares is then at most as old as the few
   * attempts beside it.
   * @param attempt gets a function that says whether a password fits a hash; without a hash it takes as long and says no
   * @throws ApiError unavailable when too many wait; timeout when `signal` was aborted while it waited
   */
  inTurn<Outcome>(signal: AbortSignal, attempt: (fits: Fits) => Promise<Outcome>): Promise<Outcome>;
}

type Fits = (hash: string | undefined, password: string) => Promise<boolean>;

/**
 * @param limits how many are hashed at once, and how many may wait
 */
export async function createHasher(limits: { atOnce?: number | undefined; waiting: number }): Promise<PasswordHasher> {
  const limit = pLimit(limits.atOnce ?? availableParallelism());
  const nobodys = await hash(randomBytes(32), cost);

  function enqueue<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    if (limit.pendingCount >= limits.waiting) {
      const detail = 'Too many sign in at this moment; try again shortly.';
      throw new ApiError('unavailable', detail, { retryAfter: RETRY_AFTER });
    }
    return limit(work);
  }

  const fits: Fits = async (known, password) =>
    (await verify(known ?? nobodys, canonical(password))) && known !== undefined;

  return {
    hash: async (password) => enqueue(() => hash(canonical(password), cost)),
    inTurn: async (signal, attempt) =>
      enqueue(() => {
        if (signal.aborted) throw new ApiError('timeout');
        return attempt(fits);
      }),
  };
}

/** The same characters may be typed as different code points (NIST SP 800-63B, 5.1.1.2). */
const canonical = (password: string): string => password.normalize('NFKC');

import { ApiError } from '@bms/contracts';
import type { Connection } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { SIGN_IN_FAILURES, type SignInFailures } from './failures.model.ts';

/** When guessing is stopped. */
export interface GuessingLimits {
  /** Failures on one account from one address that lock this pair. */
  readonly perAddress: number;
  /** Failures on one account from anywhere that slow the account. */
  readonly perAccount: number;
  /** How long failures count, and how long a pair is locked. */
  readonly windowMs: number;
  /** How long a slowed account takes no attempt after a failed one. */
  readonly pauseMs: number;
}

/** One who tries to sign in. */
export interface Attempt {
  /** What names the account, whether there is such an account or not, e.g. `email:anna@example.com`. */
  readonly account: string;
  /** The address of the client app. */
  readonly address: string;
}

/** Keeps passwords and one-time passwords from being guessed; the same for accounts that there are not. */
export interface GuessingGuard {
  /**
   * @param known whether the account's owner signed in from that address before: others cannot slow the owner down
   * @throws ApiError locked while no attempt is made
   */
  refuseLocked(attempt: Attempt, known: boolean): Promise<void>;
  recordFailure(attempt: Attempt): Promise<void>;
  /** After a success: the failures from that address no longer count. */
  forgetAddress(attempt: Attempt): Promise<void>;
  /** After a new password: no failure counts any more. */
  forgetAccount(account: string): Promise<void>;
}

/** A guard that counts in the database, so that all copies of the service count together. */
export function createGuessingGuard(db: Connection, sealer: Sealer, limits: GuessingLimits): GuessingGuard {
  const failures = db.collection<SignInFailures>(SIGN_IN_FAILURES);
  const idOf = (...parts: string[]): string => sealer.digest('account', parts.join('\n'));

  async function refuseLocked({ account, address }: Attempt, known: boolean): Promise<void> {
    const ids = [idOf(account, address), ...(known ? [] : [idOf(account)])];
    const found = await failures.find({ _id: { $in: ids } }).toArray();
    const until = Math.max(0, ...found.map((entry) => entry.locked_until?.getTime() ?? 0));
    const wait = until - Date.now();
    if (wait > 0) throw new ApiError('locked', undefined, { retryAfter: Math.ceil(wait / 1000) });
  }

  async function recordFailure({ account, address }: Attempt): Promise<void> {
    const ofPair = { _id: idOf(account, address), limit: limits.perAddress, lockMs: limits.windowMs };
    const ofAccount = { _id: idOf(account), limit: limits.perAccount, lockMs: limits.pauseMs };
    await Promise.all([ofPair, ofAccount].map((entry) => record(entry, idOf(account))));
  }

  /** One atomic update, so that of failures at the same time none is lost. */
  async function record(entry: { _id: string; limit: number; lockMs: number }, account: string): Promise<void> {
    const now = new Date();
    const since = new Date(now.getTime() - limits.windowMs);
    const recent = { $filter: { input: { $ifNull: ['$failed_at', []] }, cond: { $gt: ['$$this', since] } } };
    const failed_at = { $slice: [{ $concatArrays: [recent, [now]] }, -entry.limit] };
    const locked_until = {
      $cond: [{ $gte: [{ $size: '$failed_at' }, entry.limit] }, new Date(now.getTime() + entry.lockMs), null],
    };
    const expires_at = new Date(now.getTime() + limits.windowMs);
    const steps = [{ $set: { account, failed_at, expires_at } }, { $set: { locked_until } }];
    await failures.updateOne({ _id: entry._id }, steps, { upsert: true });
  }

  return {
    refuseLocked,
    recordFailure,
    forgetAddress: async ({ account, address }) => void (await failures.deleteOne({ _id: idOf(account, address) })),
    forgetAccount: async (account) => void (await failures.deleteMany({ account: idOf(account) })),
  };
}

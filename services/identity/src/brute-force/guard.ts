import { ApiError } from '@bms/contracts';
import type { Encryption } from '@bms/mail';
import ipaddr from 'ipaddr.js';
import type { Connection } from 'mongoose';
import { SIGN_IN_FAILURES, type SignInFailures } from './failures.model.ts';

/** The limits of the brute-force protection. */
export interface BruteForceLimits {
  /** Failures on one account from one address that lock this pair. */
  readonly perAddress: number;
  /** Failures on one account from all addresses that slow the account down. */
  readonly perAccount: number;
  /** The time in milliseconds for which failures count, and for which a pair is locked. */
  readonly windowMs: number;
  /** The time in milliseconds for which a slowed account accepts no attempt after a failed one. */
  readonly pauseMs: number;
}

/** An attempt to sign in. */
export interface Attempt {
  /** The name of the account, existing or not, e.g. `email:anna@example.com`. */
  readonly account: string;
  /** The address of the client app; of IPv6 the /64 counts. */
  readonly address: string;
}

/** The audited results of a failed sign-in. */
export type NotableFailure = 'sign_in_failed' | 'locked';

/** Protects passwords and one-time passwords against brute force, also for accounts that do not exist. */
export interface BruteForceGuard {
  /**
   * @param known true if the account's owner signed in from that address before; others cannot slow the owner down
   * @throws ApiError locked while attempts are rejected
   */
  assertNotLocked(attempt: Attempt, known: boolean): Promise<void>;
  /** @returns the results to audit: the first failure of a pair, and every lock that begins */
  recordFailure(attempt: Attempt): Promise<readonly NotableFailure[]>;
  /** Resets the failures from that address after a success. */
  resetAddress(attempt: Attempt): Promise<void>;
  /** Resets all failures of an account after a new password. */
  resetAccount(account: string): Promise<void>;
}

/** Creates a guard that counts in the database, shared by all copies of the service. */
export function createBruteForceGuard(
  db: Connection,
  encryption: Encryption,
  limits: BruteForceLimits,
): BruteForceGuard {
  const failures = db.collection<SignInFailures>(SIGN_IN_FAILURES);
  const idOf = (...parts: string[]): string => encryption.digest('account', parts.join('\n'));
  const idOfPair = ({ account, address }: Attempt): string => idOf(account, countedAddress(address));

  async function assertNotLocked(attempt: Attempt, known: boolean): Promise<void> {
    const ids = [idOfPair(attempt), ...(known ? [] : [idOf(attempt.account)])];
    const found = await failures.find({ _id: { $in: ids } }).toArray();
    const until = Math.max(0, ...found.map((entry) => entry.locked_until?.getTime() ?? 0));
    const wait = until - Date.now();
    if (wait > 0) throw new ApiError('locked', undefined, { retryAfter: Math.ceil(wait / 1000) });
  }

  async function recordFailure(attempt: Attempt): Promise<readonly NotableFailure[]> {
    const { account } = attempt;
    const ofPair = { _id: idOfPair(attempt), limit: limits.perAddress, lockMs: limits.windowMs };
    const ofAccount = { _id: idOf(account), limit: limits.perAccount, lockMs: limits.pauseMs };
    const [before, beforeAll] = await Promise.all([record(ofPair, idOf(account)), record(ofAccount, idOf(account))]);
    // A slowed account has enough entries already.
    const isFirst = before === 0 && beforeAll < limits.perAccount;
    const locks = before === limits.perAddress - 1 || beforeAll === limits.perAccount - 1;
    return [...(isFirst ? (['sign_in_failed'] as const) : []), ...(locks ? (['locked'] as const) : [])];
  }

  /**
   * Records a failure by one atomic update, so that concurrent failures are all counted.
   * @returns the number of failures before this one, at most the limit
   */
  async function record(entry: { _id: string; limit: number; lockMs: number }, account: string): Promise<number> {
    const now = new Date();
    const since = new Date(now.getTime() - limits.windowMs);
    const recent = { $filter: { input: { $ifNull: ['$failed_at', []] }, cond: { $gt: ['$$this', since] } } };
    const failed_at = { $slice: [{ $concatArrays: [recent, [now]] }, -entry.limit] };
    const locked_until = {
      $cond: [{ $gte: [{ $size: '$failed_at' }, entry.limit] }, new Date(now.getTime() + entry.lockMs), null],
    };
    const expires_at = new Date(now.getTime() + limits.windowMs);
    const steps = [{ $set: { account, failed_at, expires_at } }, { $set: { locked_until } }];
    const options = { upsert: true, returnDocument: 'before' } as const;
    const before = await failures.findOneAndUpdate({ _id: entry._id }, steps, options);
    return (before?.failed_at ?? []).filter((failure) => failure > since).length;
  }

  return {
    assertNotLocked,
    recordFailure,
    resetAddress: async (attempt) => void (await failures.deleteOne({ _id: idOfPair(attempt) })),
    resetAccount: async (account) => void (await failures.deleteMany({ account: idOf(account) })),
  };
}

const SITE_BITS = 64;

/**
 * Returns the form in which a client address is counted: an IPv4 address as itself, also if it is IPv4-mapped, and an
 * IPv6 address as its /64, which belongs to one subscriber (RFC 6177).
 */
export function countedAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${SITE_BITS}`)}/${SITE_BITS}`;
}

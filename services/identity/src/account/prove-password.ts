import { ApiError, invalid } from '@bms/contracts';
import type { Call } from '@bms/service-kit';
import { isKnownAddress, passwordAccount } from '../brute-force/attempts.ts';
import type { Attempt } from '../brute-force/guard.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import { recordFailure } from './account-log.ts';

/** A user who proves a password, in a session. */
export interface Prover {
  readonly userId: number;
  readonly sessionId: string;
  /** The IP address of the client app. */
  readonly address: string;
}

/** Returns the caller as the user who proves a password. */
export const proverOf = ({ caller: { userId, sessionId }, clientAddress: address }: Call): Prover => ({
  userId,
  sessionId,
  address,
});

/**
 * Verifies a user's current password; a wrong one counts as a failed sign-in.
 * @returns the user
 * @throws ApiError validation_failed for a wrong one; too_many_requests while locked after failed attempts
 */
export async function provePassword(
  identity: Identity,
  prover: Prover,
  call: Call,
  currentPassword: string,
): Promise<User> {
  const { kit, hasher } = identity;
  const find = async (): Promise<User> => {
    const user = await findActive(kit.db, prover.userId);
    if (!user) throw new ApiError('unauthenticated');
    await assertNotLocked(identity, user, prover);
    return user;
  };
  await find();
  return hasher.withSlot(call.signal, async (fits) => {
    const user = await find();
    if (await fits(user.password_hash ?? undefined, currentPassword)) return user;
    await recordFailure(identity, attemptOf(user, prover), user, call);
    throw wrongPassword();
  });
}

const attemptOf = ({ email }: User, { address }: Prover): Attempt => ({ account: passwordAccount(email), address });

/** Not 401, after which clients sign in again: the session itself is valid. */
async function assertNotLocked({ guard, encryption }: Identity, user: User, prover: Prover): Promise<void> {
  try {
    await guard.assertNotLocked(attemptOf(user, prover), isKnownAddress(encryption, user, prover.address));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'locked')) throw error;
    const detail = 'Too many wrong passwords. Try again later.';
    throw new ApiError('too_many_requests', detail, { retryAfter: error.retryAfter ?? 1 });
  }
}

export const wrongPassword = (): ApiError =>
  invalid({ field: 'current_password', code: 'wrong_password', message: 'current_password is not correct.' });

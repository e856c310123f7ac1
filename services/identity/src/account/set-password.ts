import { ApiError, invalid } from '@bms/contracts';
import type { SetPasswordRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Attempt } from '../brute-force/guard.ts';
import type { Identity } from '../identity.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { notifyChange } from '../undo/notify-change.ts';
import { findActive } from '../users/find-user.ts';
import { isKnownAddress } from '../users/known-addresses.ts';
import { USERS, type User } from '../users/user.model.ts';
import { recordFailure } from './account-log.ts';
import { assertGoodPassword } from './change-password.ts';
import { passwordAccount } from './login.ts';

/**
 * Sets a new password of the caller, who proves the current one, and ends the caller's other sessions.
 * @throws ApiError validation_failed for a wrong current password, a new one that violates the rule and a retyped one
 * that differs; too_many_requests while locked after failed attempts
 */
export async function setPassword(identity: Identity, call: Call<SetPasswordRequest>) {
  const { kit, hasher, guard } = identity;
  const { caller, request } = call;
  assertGoodPassword(request);
  const user = await provePassword(identity, call);
  const password_hash = await hasher.hash(request.password);
  await kit.write(call, async (tx) => {
    const unchanged = { _id: user._id, password_hash: user.password_hash, status: 'active' } as const;
    const update = { $set: { password_hash } };
    const before = await kit.db.collection<User>(USERS).findOneAndUpdate(unchanged, update, { session: tx.session });
    if (!before) throw wrongPassword();
    await dropPasswordCodes(kit.db, user._id, tx.session);
    await endSessionsOf(kit.db, tx, user._id, caller.sessionId);
    await notifyChange(identity, before, ['password'], tx);
    identity.accountLog.emit({ action: 'password_changed', user, isUser: true }, call, tx);
    return DONE;
  });
  await guard.resetAccount(passwordAccount(user.email));
  return DONE;
}

const DONE = { success: true, message: 'The password was changed. Your other sessions have ended.' };

/** Verifies the current password. @returns the caller */
async function provePassword(identity: Identity, call: Call<SetPasswordRequest>): Promise<User> {
  const { kit, hasher } = identity;
  const find = async (): Promise<User> => {
    const user = await findActive(kit.db, call.caller.userId);
    if (!user) throw new ApiError('unauthenticated');
    await assertNotLocked(identity, user, call);
    return user;
  };
  await find();
  return hasher.withSlot(call.signal, async (fits) => {
    const user = await find();
    if (await fits(user.password_hash ?? undefined, call.request.current_password)) return user;
    await recordFailure(identity, attemptOf(user, call), user, call);
    throw wrongPassword();
  });
}

const attemptOf = ({ email }: User, { clientAddress }: Call): Attempt => ({
  account: passwordAccount(email),
  address: clientAddress,
});

/** Not 401, after which clients sign in again: the session itself is valid. */
async function assertNotLocked({ guard, encryption }: Identity, user: User, call: Call): Promise<void> {
  try {
    await guard.assertNotLocked(attemptOf(user, call), isKnownAddress(encryption, user, call.clientAddress));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'locked')) throw error;
    const detail = 'Too many wrong passwords. Try again later.';
    throw new ApiError('too_many_requests', detail, { retryAfter: error.retryAfter ?? 1 });
  }
}

const wrongPassword = (): ApiError =>
  invalid({ field: 'current_password', code: 'wrong_password', message: 'current_password is not correct.' });

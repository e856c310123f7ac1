import type { SetPasswordRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { passwordAccount } from '../brute-force/attempts.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { notifyChange } from '../undo/notify-change.ts';
import { USERS, type User } from '../users/user.model.ts';
import { assertGoodPassword, assertNotPersonal } from './change-password.ts';
import { provePassword, proverOf, wrongPassword } from './prove-password.ts';

/**
 * Sets a new password of the caller, who proves the current one, and ends the caller's other sessions.
 * @throws ApiError validation_failed for a wrong current password, a new one that violates the rule and a retyped one
 * that differs; too_many_requests while locked after failed attempts
 */
export async function setPassword(identity: Identity, call: Call<SetPasswordRequest>) {
  const { kit, hasher, guard } = identity;
  const { caller, request } = call;
  assertGoodPassword(request);
  const user = await provePassword(identity, proverOf(call), call, request.current_password);
  await assertNotPersonal(kit.db, request.password, user);
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

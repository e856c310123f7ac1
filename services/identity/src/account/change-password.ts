import { invalid, type Violation } from '@bms/contracts';
import type { ChangePasswordRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { createAccessCode } from '../access/access-codes.ts';
import { listGrantedAccess } from '../access/granted-access.ts';
import { passwordAccount } from '../brute-force/attempts.ts';
import type { PasswordCode } from '../passwords/password-code.model.ts';
import { dropPasswordCodes, findPasswordCode, usePasswordCode } from '../passwords/password-codes.ts';
import { isPersonal, PERSONAL_RULE, passwordOwner } from '../passwords/personal.ts';
import { PASSWORD_RULE, passwordProblem } from '../passwords/rule.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { notifyChange } from '../undo/notify-change.ts';
import { findActive } from '../users/find-user.ts';
import { USERS, type User } from '../users/user.model.ts';
import { invalidCode } from './invalid-code.ts';

type NewPassword = Pick<ChangePasswordRequest, 'password' | 'retype_password'>;

/**
 * Sets a new password with a mailed code, and ends every session of the user.
 * @returns after a reset also the access that the user has granted, and the code that revokes it
 * @throws ApiError validation_failed for a password that violates the rule, a retyped password that differs, and a code
 * that is wrong, used or expired
 */
export async function changePassword(identity: Identity, call: Call<ChangePasswordRequest>) {
  const { kit, encryption, hasher, guard, accountLog } = identity;
  const { code, password } = call.request;
  assertGoodPassword(call.request);
  const userId = await findPasswordCode(kit.db, encryption, code);
  const owner = userId && (await findActive(kit.db, userId));
  if (!owner) throw wrongCode();
  await assertNotPersonal(kit.db, password, owner);
  // Nobody has signed in with a new account, and portal users grant no access.
  const canHaveGranted = owner.last_sign_in_at !== null && owner.user_type === 'staff';
  const [password_hash, granted] = await Promise.all([
    hasher.hash(password),
    canHaveGranted ? listGrantedAccess(kit, userId, call) : { access: [], isIncomplete: false },
  ]);
  const { email, code: revoke_code } = await kit.write(call, async (tx) => {
    const used = await usePasswordCode(kit.db, encryption, code, tx.session);
    const user = used && (await setProven(kit.db, used, password_hash, tx.session));
    if (!user) throw wrongCode();
    await dropPasswordCodes(kit.db, userId, tx.session);
    await endSessionsOf(kit.db, tx, userId);
    // The first password of an account is no change.
    if (user.password_hash) await notifyChange(identity, user, ['password'], tx);
    accountLog.emit({ action: 'password_changed', user, isUser: false }, call, tx);
    const keys = granted.access.map(({ key }) => key);
    const listed = keys.length > 0 ? await createAccessCode(kit.db, encryption, { userId, keys }, tx.session) : '';
    return { email: user.email, code: listed };
  });
  await guard.resetAccount(passwordAccount(email));
  const message = 'The password was set. Sign in with the new password.';
  return {
    success: true,
    message,
    access: [...granted.access],
    revoke_code,
    ...(granted.isIncomplete && { is_access_incomplete: true }),
  };
}

/**
 * Sets the password of the account of a code, whose redemption proves the address that it was mailed to.
 * @returns the account before; null if it is not active, or has another address than the code was mailed to
 */
function setProven(db: Connection, { user_id, email }: PasswordCode, password_hash: string, session: ClientSession) {
  const which = { _id: user_id, status: 'active', ...(email !== undefined && { email }) } as const;
  const update = [{ $set: { password_hash: { $literal: password_hash }, verified_email: '$email' } }];
  return db.collection<User>(USERS).findOneAndUpdate(which, update, { session });
}

/** @throws ApiError validation_failed for a password that contains a name of its owner or the organization */
export async function assertNotPersonal(db: Connection, password: string, user: User): Promise<void> {
  if (!isPersonal(password, await passwordOwner(db, user))) return;
  throw invalid({ field: 'password', code: 'too_personal', message: PERSONAL_RULE });
}

/** @throws ApiError validation_failed for a password that violates the rule, and a retyped one that differs */
export function assertGoodPassword({ password, retype_password }: NewPassword): void {
  const violations: Violation[] = [];
  const problem = passwordProblem(password);
  if (problem) violations.push({ field: 'password', code: problem, message: PASSWORD_RULE });
  if (password !== retype_password) {
    const message = 'retype_password must be the same as password.';
    violations.push({ field: 'retype_password', code: 'mismatch', message });
  }
  if (violations.length > 0) throw invalid(...violations);
}

const wrongCode = () => invalidCode('The code is invalid, used or expired. Request a new one.');

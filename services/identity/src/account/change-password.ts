import { type ApiError, invalid, type Violation } from '@bms/contracts';
import type { ChangePasswordRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { dropPasswordCodes, findPasswordCode, usePasswordCode } from '../passwords/password-codes.ts';
import { PASSWORD_RULE, passwordProblem } from '../passwords/rule.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { USERS, type User } from '../users/user.model.ts';
import { passwordAccount } from './login.ts';

/**
 * Sets a new password with a code from a mail, and ends every session of the user.
 * @throws ApiError validation_failed for a password against the rule, one typed differently, and a code that is wrong,
 * used or too old
 */
export async function changePassword(identity: Identity, call: Call<ChangePasswordRequest>) {
  const { kit, sealer, hasher, guard } = identity;
  const { code, password } = call.request;
  refuseBadPassword(call.request);
  const userId = await findPasswordCode(kit.db, sealer, code);
  if (!userId) throw wrongCode();
  const password_hash = await hasher.hash(password);
  const email = await kit.write(call, async (tx) => {
    if (!(await usePasswordCode(kit.db, sealer, code, tx.session))) throw wrongCode();
    const user = await kit.db
      .collection<User>(USERS)
      .findOneAndUpdate({ _id: userId, status: 'active' }, { $set: { password_hash } }, { session: tx.session });
    if (!user) throw wrongCode();
    await dropPasswordCodes(kit.db, userId, tx.session);
    await endSessionsOf(kit.db, tx, userId);
    return user.email;
  });
  await guard.forgetAccount(passwordAccount(email));
  return { success: true, message: 'The password is set; sign in with it.' };
}

function refuseBadPassword({ password, retype_password }: ChangePasswordRequest): void {
  const violations: Violation[] = [];
  const problem = passwordProblem(password);
  if (problem) violations.push({ field: 'password', code: problem, message: PASSWORD_RULE });
  if (password !== retype_password) {
    const message = 'retype_password is not the same as password.';
    violations.push({ field: 'retype_password', code: 'mismatch', message });
  }
  if (violations.length > 0) throw invalid(...violations);
}

function wrongCode(): ApiError {
  return invalid({
    field: 'code',
    code: 'invalid_code',
    message: 'The code is wrong, used or too old; ask for a new one.',
  });
}

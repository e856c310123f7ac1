import { ApiError } from '@bms/contracts';
import type { RequestPasswordResetRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { CODE_LIFETIME_MS, createPasswordCode } from '../passwords/password-codes.ts';
import { consumeSendQuota } from '../sending/quota.ts';
import type { Identity } from '../setup.ts';
import { readSignInRule } from '../sso/required/required-sso.ts';
import { canonicalEmail, findByEmail } from '../users/find-user.ts';
import { fullName } from '../users/user.model.ts';

/**
 * Mails a code with which a new password can be set. The response and its duration do not depend on the existence of
 * the account. If the organization requires single sign-on, it is 403 for every address, and a code goes only to accounts that
 * can sign in without it.
 * @throws ApiError sso_required
 */
export async function requestPasswordReset(identity: Identity, call: Call<RequestPasswordResetRequest>) {
  const { kit, encryption, config, messages } = identity;
  const email = canonicalEmail(call.request.email);
  const user = await findByEmail(kit.db, email);
  const allowed = await consumeSendQuota(kit.db, encryption, email, config.sending.resetsPerHour);
  const rule = await readSignInRule(kit.db);
  const userId = user?.status === 'active' && rule.permits(user) && allowed ? user._id : 0;
  const name = user ? fullName(user) : email;
  await kit.write(call, async (tx) => {
    const made = { userId, email, lifetimeMs: CODE_LIFETIME_MS.reset };
    const { code, expiresAt } = await createPasswordCode(kit.db, encryption, made, tx.session);
    const message = { kind: 'password_reset', to: email, name, code, isPortal: user?.user_type === 'client' } as const;
    await messages.add([{ message, userId, expiresAt }], tx);
  });
  if (rule.isSsoRequired) throw new ApiError('sso_required', STAFF_ONLY);
  return { success: true, message: 'If an account with this email exists, a code was sent to it.' };
}

const STAFF_ONLY =
  'The staff signs in with single sign-on. To an account with a password, such as one of the portal, a code was sent.';

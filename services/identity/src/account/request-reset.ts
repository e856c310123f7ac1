import type { RequestPasswordResetRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { CODE_LIFETIME_MS, createPasswordCode } from '../passwords/password-codes.ts';
import { consumeSendQuota } from '../sending/quota.ts';
import type { Identity } from '../setup.ts';
import { canonicalEmail, findByEmail } from '../users/find-user.ts';
import { fullName } from '../users/user.model.ts';

/**
 * Mails a code with which a new password can be set. The response and its duration do not depend on the existence of
 * the account.
 */
export async function requestPasswordReset(identity: Identity, call: Call<RequestPasswordResetRequest>) {
  const { kit, encryption, config, messages } = identity;
  const email = canonicalEmail(call.request.email);
  const user = await findByEmail(kit.db, email);
  const allowed = await consumeSendQuota(kit.db, encryption, email, config.sending.resetsPerHour);
  const userId = user?.status === 'active' && allowed ? user._id : 0;
  const name = user ? fullName(user) : email;
  await kit.write(call, async (tx) => {
    const made = { userId, email, lifetimeMs: CODE_LIFETIME_MS.reset };
    const { code, expiresAt } = await createPasswordCode(kit.db, encryption, made, tx.session);
    const message = { kind: 'password_reset', to: email, name, code, isPortal: user?.user_type === 'client' } as const;
    await messages.add([{ message, userId, expiresAt }], tx);
  });
  return { success: true, message: 'If an account with this email exists, a code was sent to it.' };
}

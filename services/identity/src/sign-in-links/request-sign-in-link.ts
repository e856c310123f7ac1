import type { RequestSignInLinkRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { consumeSendQuota } from '../sending/quota.ts';
import type { Identity } from '../setup.ts';
import { canonicalEmail, findByEmail } from '../users/find-user.ts';
import { fullName } from '../users/user.model.ts';
import { createSignInCode } from './sign-in-codes.ts';

/**
 * Mails a link that signs a portal user in. The response and its duration do not depend on the existence of the
 * account; addresses of the staff get no link. Links and password resets share the quota of an address.
 */
export async function requestSignInLink(identity: Identity, call: Call<RequestSignInLinkRequest>) {
  const { kit, encryption, config, messages } = identity;
  const email = canonicalEmail(call.request.email);
  const found = await findByEmail(kit.db, email);
  const allowed = await consumeSendQuota(kit.db, encryption, email, config.sending.resetsPerHour);
  const isPortalUser = found?.user_type === 'client' && found.status === 'active';
  const user = isPortalUser && allowed ? found : undefined;
  const name = found ? fullName(found) : email;
  return kit.write(call, async (tx) => {
    const { code, expiresAt } = await createSignInCode(kit.db, encryption, user, tx.session);
    const message = { kind: 'sign_in_link', to: email, name, code, isPortal: true } as const;
    await messages.add([{ message, userId: user?._id ?? 0, expiresAt }], tx);
    return { success: true, message: 'If a portal user has this email address, a link was sent to it.' };
  });
}

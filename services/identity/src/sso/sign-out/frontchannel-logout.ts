import { invalid } from '@bms/contracts';
import type { FrontchannelLogoutRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { endSessionsOfProvider } from '../../sessions/sessions.ts';
import type { Identity } from '../../setup.ts';
import { findProvider } from '../providers/find-provider.ts';

/**
 * Ends the session that a frame of the provider names by issuer and session. The browser sends no cookie with it, so the session
 * at the provider, which only the provider and this system know, is what authorizes it.
 * @throws ApiError validation_failed for another issuer
 */
export async function frontchannelLogout({ kit }: Identity, call: Call<FrontchannelLogoutRequest>) {
  const { provider: key, iss, sid } = call.request;
  const { issuer } = await findProvider(kit.db, key);
  if (iss !== issuer)
    throw invalid({ field: 'iss', code: 'not_allowed', message: 'iss is not the issuer of the identity provider.' });
  return kit.write(call, async (tx) => {
    await endSessionsOfProvider(kit.db, tx, { issuer, sid, sub: undefined });
    return { success: true, message: 'Signed out.' };
  });
}

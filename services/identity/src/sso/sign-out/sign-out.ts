import type { Call } from '@bms/service-kit';
import * as oidc from 'openid-client';
import { SESSIONS, type Session } from '../../sessions/session.model.ts';
import { endSession } from '../../sessions/sessions.ts';
import type { Identity } from '../../setup.ts';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../providers/provider.model.ts';
import { panelOf } from '../providers/provider-urls.ts';

/**
 * Ends the caller's session, and returns the address at which the person signs out at the provider (OpenID Connect RP-Initiated
 * Logout). A provider that is not reachable, or has no sign-out, does not keep the session open.
 */
export async function signOut(sso: Identity, call: Call) {
  const { kit } = sso;
  const session = await kit.db.collection<Session>(SESSIONS).findOne({ _id: call.caller.sessionId });
  await kit.write(call, async (tx) => {
    await endSession(kit.db, tx, call.caller.sessionId);
    return { success: true };
  });
  const logout_url = session ? await logoutUrlOf(sso, session, call) : '';
  return { success: true, message: 'Signed out.', logout_url };
}

/** Returns the sign-out at the provider of a session; empty if there is none. */
async function logoutUrlOf(sso: Identity, { user_id, provider_session }: Session, call: Call): Promise<string> {
  if (!provider_session) return '';
  const { kit, clients, config, encryption } = sso;
  const which = { _id: provider_session.provider_id, issuer: provider_session.issuer };
  const provider = await kit.db.collection<IdentityProvider>(IDENTITY_PROVIDERS).findOne(which);
  if (!provider) return '';
  try {
    const { configuration } = await clients.of(provider as IdentityProvider);
    if (!configuration.serverMetadata().end_session_endpoint) return '';
    const { sealed_id_token: sealed } = provider_session;
    const hint = sealed && encryption.decrypt('sso', `id token ${user_id}`, sealed.buffer);
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: panelOf(config.sending.publicUrl),
      ...(hint && { id_token_hint: hint }),
    }).href;
  } catch (error) {
    call.log.warn({ err: error, provider: provider.key }, 'no sign-out at the identity provider');
    return '';
  }
}

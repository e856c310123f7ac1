import type { Redirect } from '@bms/contracts/types/api';
import type { StartSignInRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import * as oidc from 'openid-client';
import type { Identity } from '../../setup.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import { urlsOf } from '../providers/provider-urls.ts';
import { nativeAppOf } from './native-apps.ts';
import { clientOf } from './provider-failure.ts';
import { panelPath } from './return-to.ts';
import { randomText, type SignInSecrets, storeSignIn } from './started-sign-ins.ts';

/** A key as this system makes them: 256 bits, base64url. */
const BROWSER_KEY = /^[\w-]{43}$/;
const DEFAULT_SCOPES = ['openid', 'profile', 'email'];

/**
 * Starts a sign-in. The key of the browser stays the same while it has one, so that sign-ins in several tabs do not end each
 * other.
 * @throws ApiError not_found for an unknown provider; validation_failed; unavailable if the provider is not reachable
 */
export async function startSignIn(sso: Identity, call: Call<StartSignInRequest>): Promise<Redirect> {
  const { kit, encryption } = sso;
  const { request } = call;
  const provider = await findProvider(kit.db, request.provider);
  const native = nativeAppOf(request, provider.redirect_uris ?? []);
  const returnTo = panelPath(request.return_to);
  const { configuration } = await clientOf(sso, provider, call);
  const isKnown = BROWSER_KEY.test(call.browserKey);
  const browserKey = isKnown ? call.browserKey : randomText();
  const secrets = { nonce: randomText(), verifier: oidc.randomPKCECodeVerifier() };
  const started = { ...secrets, providerId: provider._id, browserKey, returnTo, native };
  const state = await storeSignIn(kit.db, encryption, started);
  const parameters = await parametersOf(sso, provider, secrets);
  const url = oidc.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    ...(request.login_hint && { login_hint: request.login_hint }),
  });
  // Sent again, so that the cookie outlives this sign-in.
  return { location: url.href, token: '', browser_key: browserKey };
}

async function parametersOf(
  { config }: Identity,
  { key, scopes }: IdentityProvider,
  { nonce, verifier }: SignInSecrets,
) {
  const chosen = scopes && scopes.length > 0 ? scopes : DEFAULT_SCOPES;
  return {
    redirect_uri: urlsOf(config.sending.publicUrl, key).callback,
    scope: [...new Set(['openid', ...chosen])].join(' '),
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
}

import { ApiError } from '@bms/contracts';
import type { CallbackRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Identity } from '../../setup.ts';
import type { ProviderClient } from '../providers/open-clients.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import { urlsOf } from '../providers/provider-urls.ts';
import { clientOf, exchangeFailure } from './provider-failure.ts';
import type { SignInSecrets } from './started-sign-ins.ts';

/** The accepted signatures: asymmetric ones, so that no secret that others know signs a token. */
export const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** The claims about a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The verified answer of a provider. */
export interface VerifiedPerson {
  readonly claims: Claims;
  readonly idToken: string;
  /** The session at the provider; empty if it does not name one. */
  readonly sid: string;
}

/**
 * Exchanges the code of a callback and verifies the answer: the issuer of the callback (RFC 9207) and of the token, its
 * signature, audience, nonce and times (OpenID Connect Core, 3.1.3.7).
 * @throws ApiError sso_failed; unavailable if the provider is not reachable or rejects this system
 */
export async function verifyAnswer(
  sso: Identity,
  provider: IdentityProvider,
  { nonce, verifier }: SignInSecrets,
  call: Call<CallbackRequest>,
): Promise<VerifiedPerson> {
  const client = await clientOf(sso, provider, call);
  const { state } = call.request;
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  try {
    const url = callbackOf(sso, provider, call.request);
    const tokens = await oidc.authorizationCodeGrant(client.configuration, url, checks);
    const idToken = tokens.id_token ?? '';
    const payload = await verifySignature(client, idToken, sso.config.sso.clockSkewSeconds);
    const claims = await withUserInfo(client, provider, payload, tokens.access_token);
    return { claims, idToken, sid: typeof payload['sid'] === 'string' ? payload['sid'] : '' };
  } catch (error) {
    call.log.warn({ err: error, provider: provider.key }, 'the answer of an identity provider was rejected');
    throw error instanceof ApiError ? error : exchangeFailure(provider, error);
  }
}

/** Returns the URL of the callback as the provider was told it, with the parameters of the protocol. */
function callbackOf({ config }: Identity, { key }: IdentityProvider, { code, state, iss }: CallbackRequest): URL {
  const url = new URL(urlsOf(config.sending.publicUrl, key).callback);
  for (const [name, value] of Object.entries({ code, state, iss })) if (value !== '') url.searchParams.set(name, value);
  return url;
}

/** Verifies the signature of a token with the keys of its provider, which are read again for an unknown key. */
async function verifySignature(
  { configuration, keys }: ProviderClient,
  token: string,
  clockTolerance: number,
): Promise<JWTPayload & { sub: string }> {
  const { issuer } = configuration.serverMetadata();
  const audience = configuration.clientMetadata().client_id;
  const { payload } = await jwtVerify<{ sub: string }>(token, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  return payload;
}

/** Adds the claims of the UserInfo endpoint if the token lacks the email address or a claim that roles depend on. */
async function withUserInfo(
  { configuration }: ProviderClient,
  { roles = [] }: IdentityProvider,
  payload: Claims,
  accessToken: string,
): Promise<Claims> {
  const needed = ['email', ...roles.map(({ claim }) => claim)];
  const hasEndpoint = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (!hasEndpoint || needed.every((claim) => payload[claim] !== undefined)) return payload;
  const more = await oidc.fetchUserInfo(configuration, accessToken, payload.sub);
  return { ...more, ...payload };
}

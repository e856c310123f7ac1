import * as oauth from 'openid-client';
import type { IdentityConfig } from '../config.ts';
import { type Provider, providerOf } from './provider.ts';
import { AnswerTooLong, readText } from './read-text.ts';
import type { ConnectedService } from './settings.ts';
import type { Tokens } from './tokens.ts';

/** Larger than any token response. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** A code was rejected by the provider: another one is needed. */
export class GrantRejected extends Error {
  override readonly name = 'GrantRejected';
}

/** The provider did not respond, or responded with invalid data. The message contains no secret. */
class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider rejected the client credentials: the settings are wrong. */
export class ClientRejected extends Error {
  override readonly name = 'ClientRejected';
}

/** The options of requests to a provider. */
export interface ProviderRequest {
  readonly provider: Provider;
  /** The URL that the provider redirects back to. */
  readonly redirectUrl: string;
  readonly timeoutSeconds: number;
  /** Aborts a pending request. */
  readonly signal?: AbortSignal;
}

/** Returns the authorization URL of the provider. @param verifier belongs to the code that comes back (PKCE, S256) */
export async function authorizationUrl(request: ProviderRequest, state: string, verifier: string): Promise<string> {
  const { provider, redirectUrl } = request;
  const url = oauth.buildAuthorizationUrl(clientOf(request), {
    ...provider.parameters,
    redirect_uri: redirectUrl,
    scope: provider.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** Creates an unguessable verifier for one authorization (RFC 7636, 4.1). */
export const newVerifier = (): string => oauth.randomPKCECodeVerifier();

/** Exchanges a code for tokens. @throws GrantRejected, ClientRejected, ProviderUnavailable */
export async function exchangeCode(
  request: ProviderRequest,
  code: string,
  state: string,
  verifier: string,
): Promise<Tokens> {
  const back = new URL(request.redirectUrl);
  back.search = new URLSearchParams({ code, state }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  return tokensOf(request, oauth.authorizationCodeGrant(clientOf(request), back, checks));
}

function clientOf({ provider, timeoutSeconds, signal }: ProviderRequest): oauth.Configuration {
  const { clientId, clientSecret, authorizeUrl, tokenUrl } = provider;
  const server = {
    issuer: new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
  };
  const authentication = clientSecret ? oauth.ClientSecretPost(clientSecret) : oauth.None();
  const client = new oauth.Configuration(server, clientId, undefined, authentication);
  client.timeout = timeoutSeconds;
  client[oauth.customFetch] = (url, options) => fetchTokens(url, options, signal);
  // A URL without TLS was configured explicitly, such as that of the local start.
  if (tokenUrl.startsWith('http:')) oauth.allowInsecureRequests(client);
  return client;
}

/** Fetches tokens. No identity is requested: an unrequested ID token is ignored. */
async function fetchTokens(url: string, options: oauth.CustomFetchOptions, signal: AbortSignal | undefined) {
  const signals = [options.signal, signal].filter((one) => one !== undefined);
  const { body, duplex: _, ...request } = options;
  const answer = await fetch(url, { ...request, body: body as string, signal: AbortSignal.any(signals) });
  const text = await readText(answer.body, MAX_ANSWER_BYTES);
  const { status, headers } = answer;
  return new Response(withoutIdToken(text), { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
}

function withoutIdToken(text: string): string {
  try {
    const { id_token: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(rest);
  } catch {
    return text;
  }
}

async function tokensOf({ provider }: ProviderRequest, answer: Promise<oauth.TokenEndpointResponse>): Promise<Tokens> {
  const {
    access_token,
    refresh_token = '',
    scope = provider.scope,
    expires_in,
  } = await answer.catch(throwProviderError);
  const expiresAt = expires_in === undefined ? undefined : new Date(Date.now() + expires_in * 1000);
  return { accessToken: access_token, refreshToken: refresh_token, scope, expiresAt };
}

/** The OAuth errors (RFC 6749, 5.2) about the client, not about the code. */
const OF_CLIENT = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'];

function throwProviderError(error: unknown): never {
  const { status, said } = answerOf(error);
  if (OF_CLIENT.includes(said) || status === 401 || status === 403) throw new ClientRejected(said || String(status));
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    throw new GrantRejected(said || String(status));
  throw new ProviderUnavailable(said || (status ? String(status) : reasonOf(error)));
}

/** Returns the status and the OAuth error of a response; 0 if there was none. */
function answerOf(error: unknown): { status: number; said: string } {
  if (error instanceof oauth.ResponseBodyError) return { status: error.status, said: error.error };
  const cause = error instanceof Error ? error.cause : undefined;
  return { status: cause instanceof Response ? cause.status : 0, said: '' };
}

function reasonOf(error: unknown): string {
  if (isTooLong(error)) return 'answer too long';
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? 'no answer';
}

/** Returns true if the response was too long; the library wraps errors of its fetch. */
const isTooLong = (error: unknown): boolean =>
  error instanceof AnswerTooLong || (error instanceof Error && error.cause instanceof AnswerTooLong);

/** The settings that requests to providers need. */
export type ProviderRequestConfig = Pick<IdentityConfig, 'connections' | 'sending'>;

/** Returns the request options of a service's provider. @throws ApiError unavailable if it is not configured */
export function requestFor(
  { connections, sending }: ProviderRequestConfig,
  service: ConnectedService,
): ProviderRequest {
  return {
    provider: providerOf(service, connections[service]),
    redirectUrl: new URL(connections.redirectUrl ?? `${sending.publicUrl.replace(/\/+$/, '')}/connected`).href,
    timeoutSeconds: connections.timeoutSeconds,
  };
}

import { ApiError } from '@bms/contracts';
import { type Call, InsideAddress } from '@bms/service-kit';
import * as oidc from 'openid-client';
import type { Identity } from '../../setup.ts';
import { IssuerMismatch, type ProviderClient } from '../providers/open-clients.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';

/** The OAuth errors (RFC 6749, 5.2) about the client: its id or secret is wrong or has expired. */
const OF_CLIENT = ['invalid_client', 'unauthorized_client'];
const RETRY_AFTER_SECONDS = 30;

/** Returns the client of a provider. @throws ApiError unavailable if its configuration cannot be read */
export async function clientOf(sso: Identity, provider: IdentityProvider, call: Call): Promise<ProviderClient> {
  try {
    return await sso.clients.of(provider);
  } catch (error) {
    call.log.warn({ err: error, provider: provider.key }, 'the configuration of an identity provider is unreadable');
    throw providerUnavailable(provider, reasonOf(error));
  }
}

/** Returns the error of a provider that does not work. */
const providerUnavailable = ({ name }: Pick<IdentityProvider, 'name'>, reason: string): ApiError =>
  new ApiError('unavailable', `${name} is not available: ${reason} Try again, or ask an administrator.`, {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/**
 * Returns the error of a failed exchange of a code: unavailable if the provider or the registration of this system is at
 * fault, otherwise sso_failed.
 */
export function exchangeFailure(provider: IdentityProvider, error: unknown): ApiError {
  if (error instanceof oidc.ResponseBodyError) {
    if (OF_CLIENT.includes(error.error) || error.status === 401)
      return providerUnavailable(provider, 'it rejects the client ID or secret, which may have expired.');
    if (error.status >= 500) return providerUnavailable(provider, 'it answers with an error.');
    return new ApiError('sso_failed', 'The identity provider rejected the code. Start again.');
  }
  if (isUnreachable(error)) return providerUnavailable(provider, reasonOf(error));
  return new ApiError('sso_failed');
}

/** Returns the reason for which a provider cannot be used, as a sentence. */
export function reasonOf(error: unknown): string {
  for (const one of causesOf(error)) {
    if (one instanceof InsideAddress) return `${one.message}.`;
    if (one instanceof IssuerMismatch) return `its configuration names the issuer ${one.message.slice(0, 300)}.`;
    const { code, name } = one as { code?: string; name?: string };
    if (name === 'TimeoutError') return 'it did not respond in time.';
    if (code && NETWORK.test(code)) return `the connection failed (${code}).`;
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'its configuration names another issuer.';
    if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_RESPONSE_IS_NOT_JSON')
      return 'there is no configuration of OpenID Connect at the issuer.';
    if (code === 'OAUTH_HTTP_REQUEST_FORBIDDEN') return 'it must use https.';
  }
  return 'its configuration is not valid.';
}

const NETWORK = /^(E[A-Z]+|UND_ERR_\w+|ERR_TLS_\w+|CERT_\w+|SELF_SIGNED_\w+|DEPTH_ZERO_\w+|UNABLE_TO_\w+)$/;

const isUnreachable = (error: unknown): boolean =>
  causesOf(error).some((one) => {
    const { code, name } = one as { code?: string; name?: string };
    return name === 'TimeoutError' || one instanceof InsideAddress || (code !== undefined && NETWORK.test(code));
  });

/** Returns an error and its causes, the outermost first. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let one = error; one instanceof Error && found.length < 5; one = one.cause) found.push(one);
  return found;
}

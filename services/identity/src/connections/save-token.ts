import { ApiError, invalid, type Violation } from '@bms/contracts';
import type { SaveTokenRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { consumeAuthorization, type Requester } from './authorizations.ts';
import { ClientRejected, exchangeCode, GrantRejected, requestFor } from './oauth.ts';
import type { ConnectedService } from './settings.ts';
import { storeTokens, type Tokens } from './tokens.ts';

/**
 * Saves the tokens of a connection: those a code is exchanged for, or those that were sent.
 * @throws ApiError validation_failed naming `state` if it is wrong, used, expired or another user's, and `code` if the
 * provider rejects it; unavailable if the provider is unavailable or not configured
 */
export async function saveToken(
  identity: Identity,
  call: Call<SaveTokenRequest>,
  service: ConnectedService,
  requester: Requester,
) {
  assertOneForm(call.request);
  const tokens = call.request.access_token
    ? sentTokens(call.request)
    : await authorizedTokens(identity, call, service, requester);
  const { kit, encryption } = identity;
  return kit.write(call, async ({ session }) => {
    await storeTokens(kit.db, encryption, { ...requester, tokens }, session);
    return { success: true, message: `The ${service} is connected.` };
  });
}

/** @throws ApiError validation_failed if neither of the two forms was sent, or parts of both */
function assertOneForm({ code, state, access_token, refresh_token, expires_in, scope }: SaveTokenRequest): void {
  if (access_token) assertNoneOf('access_token', { code, state });
  else if (code && state) assertNoneOf('code', { refresh_token, expires_in, scope });
  else throw invalid(missingHalf(code, state));
}

function missingHalf(code: string, state: string): Violation {
  if (code) return violation('state', 'required', 'state is required with code.');
  if (state) return violation('code', 'required', 'code is required with state.');
  return violation('access_token', 'required', 'Send either access_token, or code and state.');
}

/** Rejects fields that would be ignored. */
function assertNoneOf(chosen: string, others: Readonly<Record<string, unknown>>): void {
  const extra = Object.keys(others).filter((field) => others[field]);
  const violations = extra.map((field) =>
    violation(field, 'not_allowed', `${field} cannot be combined with ${chosen}.`),
  );
  if (violations.length > 0) throw invalid(...violations);
}

function sentTokens({ access_token, refresh_token, expires_in, scope }: SaveTokenRequest): Tokens {
  const expiresAt = expires_in == null ? undefined : new Date(Date.now() + expires_in * 1000);
  return { accessToken: access_token, refreshToken: refresh_token, scope, expiresAt };
}

async function authorizedTokens(
  { kit, encryption, config }: Identity,
  call: Call<SaveTokenRequest>,
  service: ConnectedService,
  requester: Requester,
): Promise<Tokens> {
  const request = { ...requestFor(config, service), signal: call.signal };
  const { code, state } = call.request;
  const authorization = await consumeAuthorization(kit.db, encryption, requester, state);
  if (!authorization)
    throw invalid(violation('state', 'invalid_state', 'The state is invalid, used or expired. Authorize again.'));
  try {
    return await exchangeCode(request, code, state, authorization.verifier);
  } catch (error) {
    if (error instanceof GrantRejected)
      throw invalid(violation('code', 'invalid_code', 'The provider rejected the code. Authorize again.'));
    await authorization.restore();
    call.log.warn({ err: error, service }, 'exchanging the authorization code for a token failed');
    throw unavailable(error, service);
  }
}

function unavailable(error: unknown, service: ConnectedService): ApiError {
  const setting = service.toUpperCase();
  return error instanceof ClientRejected
    ? new ApiError(
        'unavailable',
        `The provider of the ${service} rejected the client credentials. Check ${setting}_CLIENT_ID and ${setting}_CLIENT_SECRET.`,
      )
    : new ApiError('unavailable', `The provider of the ${service} is not responding. Try again in a few seconds.`);
}

const violation = (field: string, code: string, message: string): Violation => ({ field, code, message });

import { ApiError, invalid, type Violation } from '@bms/contracts';
import type { SaveTokenRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { askingFor } from './asking.ts';
import { type Traveller, takeAuthorization } from './authorizations.ts';
import { ClientRefused, exchangeCode, GrantRefused } from './oauth.ts';
import type { ConnectedService } from './settings.ts';
import { keepTokens, type Tokens } from './tokens.ts';

/**
 * Saves the token of a connection: the one that a code is exchanged for, or one that was sent.
 * @throws ApiError validation_failed naming `state` where it is wrong, used, too old or another's, and `code` where the
 * provider refuses it; unavailable where the provider is away or not set up
 */
export async function saveToken(
  identity: Identity,
  call: Call<SaveTokenRequest>,
  service: ConnectedService,
  traveller: Traveller,
) {
  refuseHalves(call.request);
  const tokens = call.request.access_token
    ? sentTokens(call.request)
    : await authorizedTokens(identity, call, service, traveller);
  const { kit, sealer } = identity;
  return kit.write(call, async ({ session }) => {
    await keepTokens(kit.db, sealer, { ...traveller, tokens }, session);
    return { success: true, message: `The ${service} is connected.` };
  });
}

/** @throws ApiError validation_failed where neither of the two forms was sent, or parts of both */
function refuseHalves({ code, state, access_token, refresh_token, expires_in, scope }: SaveTokenRequest): void {
  if (access_token) refuseBeside('access_token', { code, state });
  else if (code && state) refuseBeside('code', { refresh_token, expires_in, scope });
  else throw invalid(missingHalf(code, state));
}

function missingHalf(code: string, state: string): Violation {
  if (code) return violation('state', 'required', 'state must come with code.');
  if (state) return violation('code', 'required', 'code must come with state.');
  return violation('access_token', 'required', 'Either access_token, or code and state must be sent.');
}

/** Nothing that is sent is silently dropped. */
function refuseBeside(chosen: string, others: Readonly<Record<string, unknown>>): void {
  const extra = Object.keys(others).filter((field) => others[field]);
  const violations = extra.map((field) => violation(field, 'not_allowed', `${field} does not go with ${chosen}.`));
  if (violations.length > 0) throw invalid(...violations);
}

function sentTokens({ access_token, refresh_token, expires_in, scope }: SaveTokenRequest): Tokens {
  const expiresAt = expires_in == null ? undefined : new Date(Date.now() + expires_in * 1000);
  return { accessToken: access_token, refreshToken: refresh_token, scope, expiresAt };
}

async function authorizedTokens(
  { kit, sealer, config }: Identity,
  call: Call<SaveTokenRequest>,
  service: ConnectedService,
  traveller: Traveller,
): Promise<Tokens> {
  const asking = { ...askingFor(config, service), signal: call.signal };
  const { code, state } = call.request;
  const taken = await takeAuthorization(kit.db, sealer, traveller, state);
  if (!taken)
    throw invalid(violation('state', 'invalid_state', 'The state is wrong, used or too old: authorize once more.'));
  try {
    return await exchangeCode(asking, code, state, taken.verifier);
  } catch (error) {
    if (error instanceof GrantRefused)
      throw invalid(violation('code', 'invalid_code', 'The provider does not take the code: authorize once more.'));
    await taken.giveBack();
    call.log.warn({ err: error, service }, 'a code could not be exchanged for a token');
    throw unavailable(error, service);
  }
}

function unavailable(error: unknown, service: ConnectedService): ApiError {
  const setting = service.toUpperCase();
  return error instanceof ClientRefused
    ? new ApiError(
        'unavailable',
        `The provider of the ${service} refuses this system: check ${setting}_CLIENT_ID and ${setting}_CLIENT_SECRET.`,
      )
    : new ApiError('unavailable', `The provider of the ${service} does not answer; try again shortly.`);
}

const violation = (field: string, code: string, message: string): Violation => ({ field, code, message });

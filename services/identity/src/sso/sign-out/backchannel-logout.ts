import { ApiError } from '@bms/contracts';
import type { BackchannelLogoutRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { type JWTPayload, jwtVerify } from 'jose';
import { endSessionsOfProvider } from '../../sessions/sessions.ts';
import type { Identity } from '../../setup.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import { clientOf } from '../sign-in/provider-failure.ts';
import { ALGORITHMS } from '../sign-in/verify-answer.ts';
import { USED_LOGOUT_TOKENS, type UsedLogoutToken } from '../sso.models.ts';

/** The member of `events` of a logout token (OpenID Connect Back-Channel Logout, 2.4). */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** The age up to which a logout token is accepted, in seconds, besides the clock skew. */
const MAX_AGE_SECONDS = 120;
/** The largest difference between the clocks, and the age: a token is remembered for longer than it is accepted. */
const REMEMBERED_MS = 15 * 60_000;

/**
 * Ends the sessions that a logout token names: one session at the provider, or all of a person. Gateways reject their tokens
 * within a second.
 * @throws ApiError bad_request, as the specification requires, for a token that is not valid or was used
 */
export async function backchannelLogout(sso: Identity, call: Call<BackchannelLogoutRequest>) {
  const { kit, encryption } = sso;
  const provider = await findProvider(kit.db, call.request.provider);
  const { jti, sid, sub } = await verifyLogoutToken(sso, provider, call);
  const { issuer } = provider;
  const used: UsedLogoutToken = {
    _id: encryption.digest('sso', `logout ${issuer} ${jti}`),
    expires_at: new Date(Date.now() + REMEMBERED_MS),
  };
  return kit.write(call, async (tx) => {
    const tokens = kit.db.collection<UsedLogoutToken>(USED_LOGOUT_TOKENS);
    if (await tokens.findOne({ _id: used._id }, { session: tx.session })) throw invalidToken('it was used');
    await tokens.insertOne(used, { session: tx.session });
    await endSessionsOfProvider(kit.db, tx, { issuer, sid, sub });
    return { success: true, message: 'Signed out.' };
  });
}

interface LogoutClaims {
  readonly jti: string;
  readonly sid: string | undefined;
  readonly sub: string | undefined;
}

async function verifyLogoutToken(
  sso: Identity,
  provider: IdentityProvider,
  call: Call<BackchannelLogoutRequest>,
): Promise<LogoutClaims> {
  const { keys } = await clientOf(sso, provider, call);
  try {
    const { payload } = await jwtVerify(call.request.logout_token, keys, {
      issuer: provider.issuer,
      audience: provider.client_id,
      algorithms: ALGORITHMS,
      clockTolerance: sso.config.sso.clockSkewSeconds,
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    return claimsOf(payload);
  } catch (error) {
    call.log.warn({ err: error, provider: provider.key }, 'a logout token was rejected');
    throw error instanceof ApiError ? error : invalidToken('its signature, issuer, audience or time is wrong');
  }
}

function claimsOf({ events, nonce, jti, sid, sub }: JWTPayload): LogoutClaims {
  const event = typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[EVENT] : undefined;
  if (typeof event !== 'object' || event === null) throw invalidToken('its claim events names no logout');
  if (nonce !== undefined) throw invalidToken('it has a nonce');
  if (typeof jti !== 'string' || jti === '') throw invalidToken('it has no jti');
  const session = typeof sid === 'string' && sid !== '' ? sid : undefined;
  if (session === undefined && !sub) throw invalidToken('it has neither sid nor sub');
  return { jti, sid: session, sub };
}

const invalidToken = (reason: string): ApiError => new ApiError('bad_request', `logout_token is not valid: ${reason}.`);

import { randomUUID } from 'node:crypto';
import { type Caller, type Contract, callerOfClaims, type DelegatedCaller } from '@bms/contracts';
import { type CallerTokens, type Message, metadataOf } from '@bms/rpc';
import type { MadeCalls } from '@bms/telemetry';
import type { Channels } from '../upstreams/channels.ts';
import { prepareCall } from '../upstreams/upstream.ts';
import { addressRule } from './allowed-addresses.ts';
import type { ApiKeyUse } from './api-key-uses.ts';
import type { ResolvedApiKey } from './api-keys.ts';

/** Name of the service that resolves credentials to callers. */
export const IDENTITY = 'identity';
const CALLERS = '/bms.identity.Callers';

/**
 * The calls of the gateway to identity. All throw ApiError unavailable or timeout when identity does not answer. `calls`
 * receives the call, for the request that it is made for.
 */
export interface Identity {
  /** Returns the public keys of session tokens: a JWK set as JSON text. */
  keys(): Promise<string>;
  /** Returns the current caller of a session. @throws ApiError unauthenticated once the session has ended */
  resolveSession(sessionId: string, calls?: MadeCalls): Promise<Caller>;
  /**
   * Returns the current caller of an API key.
   * @param keyHash the result of apiKeyHash
   * @throws ApiError unauthenticated for a key that is not valid
   */
  resolveApiKey(keyId: number, keyHash: string, calls?: MadeCalls): Promise<ResolvedApiKey>;
  /**
   * Returns the caller of a SCIM token.
   * @param tokenHash the result of apiKeyHash
   * @throws ApiError unauthenticated for a token that is not valid
   */
  resolveScimToken(tokenId: number, tokenHash: string, calls?: MadeCalls): Promise<Caller>;
  /** Returns the caller of a delegation with its current permissions. @throws ApiError unauthenticated if it has no access any more */
  resolveDelegation(delegated: DelegatedCaller): Promise<Caller>;
  /** Reports the last uses of API keys. */
  reportApiKeyUses(uses: readonly ApiKeyUse[]): Promise<void>;
  /**
   * Lists the sessions that ended before their tokens expire.
   * @param sinceMs milliseconds since the Unix epoch; 0 for all
   * @returns the ids of the sessions, and the `sinceMs` of the next call
   */
  endedSessions(sinceMs: number): Promise<{ ids: string[]; asOfMs: number }>;
}

/**
 * Creates a client of identity that authenticates as the gateway itself.
 * @param deadlineMs the deadline of a call in milliseconds; requests wait for it
 */
export function connectIdentity(
  contract: Contract,
  channels: Channels,
  tokens: CallerTokens,
  deadlineMs: number,
): Identity {
  const gateway = callerOfClaims({ kind: 'gateway' });
  const prepare = (name: string) => {
    const call = prepareCall(contract, contract.rpc(`${CALLERS}/${name}`), channels);
    return async (message: Message, calls?: MadeCalls): Promise<Message> => {
      const metadata = metadataOf({ callerToken: tokens(gateway, IDENTITY), requestId: randomUUID() });
      return (await call(message, { metadata, deadlineMs, calls })).message;
    };
  };
  const [keys, resolve, ended] = [prepare('Keys'), prepare('ResolveSession'), prepare('EndedSessions')];
  const [resolveDelegated, resolveScim] = [prepare('ResolveDelegation'), prepare('ResolveScimToken')];
  const [resolveKey, reportUses] = [prepare('ResolveApiKey'), prepare('ReportApiKeyUses')];
  return {
    keys: async () => String((await keys({}))['jwks_json']),
    resolveSession: async (sessionId, calls) =>
      readCaller((await resolve({ session_id: sessionId }, calls)) as unknown as WireCaller),
    resolveApiKey: async (keyId, keyHash, calls) => {
      const answer = await resolveKey({ key_id: keyId, key_hash: keyHash }, calls);
      const caller = readCaller(answer['caller'] as WireCaller);
      return {
        caller,
        expiresAtMs: Number(answer['expires_at_ms']) || Number.POSITIVE_INFINITY,
        allows: addressRule(answer['allowed_addresses'] as string[]),
      };
    },
    resolveScimToken: async (tokenId, tokenHash, calls) =>
      readCaller((await resolveScim({ token_id: tokenId, token_hash: tokenHash }, calls)) as unknown as WireCaller),
    resolveDelegation: async ({ userId, apiKeyId, sessionId }) => {
      const asked = { user_id: userId, api_key_id: apiKeyId, session_id: sessionId };
      return readCaller((await resolveDelegated(asked)) as unknown as WireCaller);
    },
    reportApiKeyUses: async (uses) => {
      await reportUses({ uses: uses.map(({ keyId, usedAtMs }) => ({ key_id: keyId, used_at_ms: usedAtMs })) });
    },
    endedSessions: async (sinceMs) => {
      const answer = await ended({ since_ms: sinceMs });
      return { ids: answer['session_ids'] as string[], asOfMs: Number(answer['as_of_ms']) };
    },
  };
}

/** bms.identity.Caller in its wire format. */
interface WireCaller {
  kind: Caller['kind'];
  user_id: number;
  user_type: Caller['userType'];
  is_admin: boolean;
  role_id: number;
  client_id: number;
  session_id: string;
  api_key_id: number;
  scim_token_id: number;
  read_only: boolean;
  needs_factor_setup: boolean;
  grants: { module: string; action: string; scope: string }[];
}

function readCaller(wire: WireCaller): Caller {
  const grants: Record<string, 'own' | 'all'> = {};
  for (const { module, action, scope } of wire.grants)
    if (scope === 'own' || scope === 'all') grants[`${module}.${action}`] = scope;
  return {
    kind: wire.kind,
    userId: wire.user_id,
    userType: wire.user_type,
    isAdmin: wire.is_admin,
    roleId: wire.role_id,
    clientId: wire.client_id,
    sessionId: wire.session_id,
    apiKeyId: wire.api_key_id,
    scimTokenId: wire.scim_token_id,
    isReadOnly: wire.read_only,
    needsFactorSetup: wire.needs_factor_setup,
    grants,
  };
}

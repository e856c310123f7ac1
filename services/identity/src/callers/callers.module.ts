import { ApiError } from '@bms/contracts';
import type {
  EndedSessionsRequest,
  PermissionSnapshotsRequest,
  RecentSignInRequest,
  ReportApiKeyUsesRequest,
  ResolveApiKeyRequest,
  ResolveDelegationRequest,
  ResolveScimTokenRequest,
  ResolveSessionRequest,
} from '@bms/contracts/types/identity';
import { type Call, defineModule } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { callerOfKey, resolveApiKey, storeUses } from '../api-keys/resolve.ts';
import { isOverdue, noteRequirement, requirementOf } from '../factors/requirement.ts';
import { resolveScimToken } from '../scim-tokens/resolve.ts';
import { assertSignInOfCaller } from '../sessions/recent-sign-in.ts';
import { endedSessions, liveSession, noteSessionUse } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { callerOfUser } from './caller-of-user.ts';
import { permissionSnapshots } from './permission-snapshots.ts';

/**
 * The module that gateways call: resolves sessions and API keys, and returns the public signing keys and the ended
 * sessions. Services request the permission snapshots of callers.
 */
export const callersModule = defineModule({
  service: 'bms.identity.Callers',
  setup: (identity: Identity) => {
    const { kit } = identity;
    return {
      Keys: async () => ({ jwks_json: identity.keyring.jwks() }),
      ResolveSession: (call: Call<ResolveSessionRequest>) => resolveSession(identity, call.request.session_id),
      ResolveApiKey: (call: Call<ResolveApiKeyRequest>) => resolveApiKey(kit.db, call.request),
      ResolveScimToken: (call: Call<ResolveScimTokenRequest>) => resolveScimToken(kit.db, call.request),
      ResolveDelegation: (call: Call<ResolveDelegationRequest>) => resolveDelegation(kit.db, call.request),
      ReportApiKeyUses: async (call: Call<ReportApiKeyUsesRequest>) => {
        await storeUses(kit.db, call.request.uses);
        return { success: true, message: 'Noted.' };
      },
      EndedSessions: (call: Call<EndedSessionsRequest>) => listEnded(identity, call.request.since_ms),
      AssertRecentSignIn: (call: Call<RecentSignInRequest>) => assertSignInOfCaller(identity, call),
      PermissionSnapshots: async (call: Call<PermissionSnapshotsRequest>) => ({
        snapshots: await permissionSnapshots(kit.db, call.request.callers, identity.config.sessions.idleSeconds),
      }),
    };
  },
});

/** @throws ApiError unauthenticated if the session has ended or its user is not active */
async function resolveSession({ kit, config }: Identity, sessionId: string) {
  const session = await liveSession(kit.db, sessionId, config.sessions.idleSeconds);
  const user = session && (await findActive(kit.db, session.user_id));
  if (!user) throw new ApiError('unauthenticated');
  // The response neither waits for this write nor fails with it.
  void noteSessionUse(kit.db, sessionId).catch((err) => kit.log.warn({ err }, 'recording the use of a session failed'));
  const caller = await callerOfUser(kit.db, user, sessionId);
  // Second factors of a single sign-on are the identity provider's business.
  if (session.provider_session) return { ...caller, needs_factor_setup: false };
  const required = await requirementOf(kit.db, user);
  void noteRequirement(kit.db, user, required).catch((err) =>
    kit.log.warn({ err }, 'recording the requirement of a second factor failed'),
  );
  return { ...caller, needs_factor_setup: isOverdue(user, required) };
}

/**
 * Returns the caller of a delegation with the current permissions. A job of a user goes on after its session has ended, but
 * not for a user who is no longer active, nor for a key that is not valid.
 * @throws ApiError unauthenticated
 */
async function resolveDelegation(db: Connection, request: ResolveDelegationRequest) {
  const { user_id, api_key_id, session_id } = request;
  if (api_key_id > 0) return await callerOfKey(db, api_key_id);
  const user = await findActive(db, user_id);
  if (!user) throw new ApiError('unauthenticated', 'The user is not active.');
  return await callerOfUser(db, user, session_id);
}

async function listEnded({ kit }: Identity, sinceMs: number) {
  const { ids, asOfMs } = await endedSessions(kit.db, sinceMs);
  return { session_ids: ids, as_of_ms: asOfMs };
}

import type { Caller, Contract, DelegatedCaller } from '@bms/contracts';
import type { NatsServer } from '@bms/events/nats';
import type { CallerTokens } from '@bms/rpc';
import type { CacheCounts } from '@bms/service-kit/process';
import type { Logger } from 'pino';
import type { Channels } from '../upstreams/channels.ts';
import { openApiKeyUses } from './api-key-uses.ts';
import { ApiKeys } from './api-keys.ts';
import type { Freshness } from './credential-cache.ts';
import { type CredentialKind, createAuthenticator, sessionCredentials } from './credentials.ts';
import { connectIdentity } from './identity.ts';
import { createKeySet } from './keys.ts';
import { subscribeNotifications } from './notifications.ts';
import { followRevocations } from './revocations.ts';
import { scimTokenCredentials } from './scim-tokens.ts';
import { createSessionVerifier } from './session-tokens.ts';
import { Sessions } from './sessions.ts';

/** Dependencies of authentication. */
export interface AuthenticationDeps {
  readonly contract: Contract;
  /** Dedicated channels to identity: the list of ended sessions may exceed the size limit of other responses. */
  readonly identity: Channels;
  readonly callerTokens: CallerTokens;
  /** The deadline of calls to identity, in milliseconds. */
  readonly identityTimeoutMs: number;
  readonly nats: NatsServer;
  readonly log: Logger;
  /** Called on a fatal error, such as NATS rejecting the user. */
  readonly failed: (error: unknown) => void;
}

/** Authenticates tokens and keeps its caches in sync with identity. */
export interface Authentication {
  /** @throws ApiError unauthenticated; unavailable or timeout when identity does not answer */
  readonly callerOf: CredentialKind['callerOf'];
  /** Returns the caller of a delegation. @throws ApiError unauthenticated; unavailable or timeout when identity does not answer */
  delegatedCaller(delegated: DelegatedCaller): Promise<Caller>;
  /** Ends the session at this gateway; other gateways receive a notification. */
  endSession(sessionId: string): void;
  /** True if the NATS subscriptions are active. */
  readonly isSubscribed: boolean;
  /** True if the ended sessions have been loaded. */
  readonly isLoaded: boolean;
  /** Answers requests for the report of this process over NATS, once it is available. */
  answerReports(read: () => Promise<object>): void;
  /** The lookups in the caches of callers, by name. */
  readonly caches: Readonly<Record<string, CacheCounts>>;
  close(): Promise<void>;
}

/**
 * Opens authentication and subscribes to notifications. Until the subscriptions are active, cached callers expire
 * quickly.
 * @see docs/adr/0033-cached-callers.md
 */
export function openAuthentication(deps: AuthenticationDeps): Authentication {
  const identity = connectIdentity(deps.contract, deps.identity, deps.callerTokens, deps.identityTimeoutMs);
  const verify = createSessionVerifier(createKeySet(() => identity.keys()));
  // The caches are created before the revocations; neither is used until both exist.
  const freshness: Freshness = {
    maxAgeMs: () => revocations.freshness.maxAgeMs(),
    isFeedLive: () => revocations.freshness.isFeedLive(),
  };
  const sessions: Sessions = new Sessions({
    resolve: (sessionId, calls) => identity.resolveSession(sessionId, calls),
    ...freshness,
  });
  const uses = openApiKeyUses((uses) => identity.reportApiKeyUses(uses), deps.log);
  const apiKeys: ApiKeys = new ApiKeys({
    resolve: (keyId, keyHash, calls) => identity.resolveApiKey(keyId, keyHash, calls),
    ...freshness,
    used: (keyId) => uses.note(keyId),
  });
  const revocations = followRevocations(identity, { sessions, apiKeys }, deps.log);
  const subscription = subscribeNotifications(deps.nats, revocations.handlers, deps.log, deps.failed);
  return {
    callerOf: createAuthenticator([
      sessionCredentials(verify, sessions),
      apiKeys,
      scimTokenCredentials(identity.resolveScimToken),
    ]),
    delegatedCaller: (delegated) => identity.resolveDelegation(delegated),
    endSession: (sessionId) => sessions.end(sessionId),
    answerReports: subscription.answerReports,
    caches: { sessions: sessions.cacheCounts, api_keys: apiKeys.cacheCounts },
    get isSubscribed() {
      return subscription.isConnected;
    },
    get isLoaded() {
      return revocations.isLoaded;
    },
    close: async () => {
      revocations.close();
      await subscription.close();
      await uses.close();
    },
  };
}

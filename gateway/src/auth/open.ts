import type { Caller, Contract } from '@bms/contracts';
import type { Logger } from 'pino';
import type { Channels } from '../upstreams/channels.ts';
import { openApiKeyUses } from './api-key-uses.ts';
import { ApiKeys } from './api-keys.ts';
import type { CallerTokens } from './caller-tokens.ts';
import { createAuthenticator, sessionCredentials } from './credentials.ts';
import { connectIdentity } from './identity.ts';
import { createKeySet } from './keys.ts';
import { listenForNews } from './news.ts';
import { followRevocations } from './revocations.ts';
import { createSessionVerifier } from './session-tokens.ts';
import { Sessions } from './sessions.ts';

/** What authentication is made of. */
export interface AuthenticationParts {
  readonly contract: Contract;
  /** Channels of its own to identity: the list of ended sessions may be larger than any answer to a client. */
  readonly identity: Channels;
  readonly callerTokens: CallerTokens;
  readonly natsUrl: string;
  readonly log: Logger;
  /** Told when the gateway cannot go on: NATS refuses its user. */
  readonly failed: (error: unknown) => void;
}

/** Tells whom a token stands for, and keeps that in step with identity. */
export interface Authentication {
  /** @throws ApiError unauthenticated; unavailable or timeout when nobody can say */
  callerOf(token: string): Promise<Caller>;
  /** The session is dead from now on, at this gateway; the others hear of it. */
  endSession(sessionId: string): void;
  /** Whether news come from NATS. */
  readonly hasNews: boolean;
  /** Whether the ended sessions are known. */
  readonly isLoaded: boolean;
  close(): Promise<void>;
}

/** Starts following the news at once; until they are there, identity is asked. */
export function openAuthentication(parts: AuthenticationParts): Authentication {
  const identity = connectIdentity(parts.contract, parts.identity, parts.callerTokens);
  const verify = createSessionVerifier(createKeySet(() => identity.keys()));
  const sessions: Sessions = new Sessions({
    resolve: (sessionId) => identity.resolveSession(sessionId),
    maxAgeMs: () => revocations.maxAgeMs(),
  });
  const uses = openApiKeyUses((told) => identity.reportApiKeyUses(told), parts.log);
  const apiKeys: ApiKeys = new ApiKeys({
    resolve: (keyId, keyHash) => identity.resolveApiKey(keyId, keyHash),
    maxAgeMs: () => revocations.maxAgeMs(),
    used: (keyId) => uses.note(keyId),
  });
  const revocations = followRevocations(identity, { sessions, apiKeys }, parts.log);
  const news = listenForNews(parts.natsUrl, revocations.news, parts.log, parts.failed);
  return {
    callerOf: createAuthenticator([sessionCredentials(verify, sessions), apiKeys]),
    endSession: (sessionId) => sessions.end(sessionId),
    get hasNews() {
      return news.isConnected;
    },
    get isLoaded() {
      return revocations.isLoaded;
    },
    close: async () => {
      revocations.close();
      await news.close();
      await uses.close();
    },
  };
}

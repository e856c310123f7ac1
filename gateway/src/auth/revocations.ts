import type { Caller } from '@bms/contracts';
import type { Logger } from 'pino';
import type { ApiKeys } from './api-keys.ts';
import type { Freshness } from './credential-cache.ts';
import type { Identity } from './identity.ts';
import type { NotificationHandlers } from './notifications.ts';
import type { Sessions } from './sessions.ts';

/** Polling interval while NATS is unavailable, in milliseconds. */
const POLL_MS = 1000;
/**
 * Delay before a failed load is repeated, in milliseconds: the gateway is not ready before the first one, and identity
 * often starts at the same time.
 */
const RETRY_MS = 250;
/**
 * Interval of full reloads while NATS is connected, in milliseconds. A reload drops expired sessions and repairs lost
 * notifications.
 */
const RELOAD_MS = 600_000;
/** Maximum age of a cached caller while NATS is connected, in milliseconds. */
const SUBSCRIBED_MAX_AGE_MS = 300_000;
/** Maximum age of a cached caller otherwise, in milliseconds: role changes may be missed. */
const UNSUBSCRIBED_MAX_AGE_MS = 1000;

/** The caches of the gateway. */
export interface Memory {
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
}

/** Keeps the caches in sync with identity. */
export interface Revocations {
  /** Handlers of the notifications over NATS. */
  readonly handlers: NotificationHandlers;
  /** True if the list of ended sessions has been loaded since the last connection to NATS. */
  readonly isLoaded: boolean;
  /** Validity of cached callers. */
  readonly freshness: Freshness;
  close(): void;
}

/**
 * Loads the ended sessions at once and after every connection to NATS, and polls identity each second while NATS is
 * unavailable. A failed load is repeated until it succeeds; only the first of consecutive failures is logged.
 */
export function followRevocations(identity: Identity, memory: Memory, log: Logger): Revocations {
  const { sessions } = memory;
  let isSubscribed = false;
  /** True if the full list was loaded since the last connection to NATS, or at all while NATS is unavailable. */
  let isLoaded = false;
  let asOfMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let round = 0;
  let hasFailed = false;

  const load = async (): Promise<void> => {
    const since = isLoaded && !isSubscribed ? asOfMs : 0;
    const askedAt = performance.now();
    const ended = await identity.endedSessions(since);
    if (since === 0) sessions.replaceEnded(ended.ids, askedAt);
    else for (const id of ended.ids) sessions.end(id);
    asOfMs = ended.asOfMs;
  };

  /** Starts a new round. An older round in progress neither sets isLoaded nor schedules the next round. */
  const reload = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = ++round;
    const failure = await load().then(
      () => undefined,
      (error: unknown) => ({ reason: error instanceof Error ? error.message : error }),
    );
    if (closed || mine !== round) return;
    if (failure && !hasFailed) log.warn(failure, 'loading ended sessions from identity failed; retrying');
    if (!failure && hasFailed) log.info('ended sessions loaded from identity');
    hasFailed = failure !== undefined;
    if (!failure) isLoaded = true;
    timer = setTimeout(reload, nextMs()).unref();
  };

  const nextMs = (): number => {
    if (hasFailed) return RETRY_MS;
    return isSubscribed ? RELOAD_MS : POLL_MS;
  };

  void reload();
  return {
    handlers: {
      connected: () => {
        isSubscribed = true;
        isLoaded = false;
        evictWhere(memory, () => true);
        void reload();
      },
      lost: () => {
        if (!isSubscribed) return;
        isSubscribed = false;
        void reload();
      },
      received: (type, recordId) => evict(memory, type, recordId),
    },
    get isLoaded() {
      return isLoaded;
    },
    freshness: {
      maxAgeMs: () => (isSubscribed && isLoaded ? SUBSCRIBED_MAX_AGE_MS : UNSUBSCRIBED_MAX_AGE_MS),
      isFeedLive: () => isSubscribed && isLoaded,
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function evict(memory: Memory, type: string, recordId: string): void {
  const id = Number(recordId);
  if (type === 'session.revoked') memory.sessions.end(recordId);
  else if (type === 'api_key.revoked' || type === 'api_key.rotated') memory.apiKeys.revoke(id);
  else if (type === 'role.updated') evictWhere(memory, (caller) => caller.roleId === id);
  else if (type.startsWith('user.')) evictWhere(memory, (caller) => caller.userId === id);
}

function evictWhere({ sessions, apiKeys }: Memory, matches: (caller: Caller) => boolean): void {
  sessions.forgetWhere(matches);
  apiKeys.forgetWhere(matches);
}

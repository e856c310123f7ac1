import type { Caller } from '@bms/contracts';
import type { Logger } from 'pino';
import type { ApiKeys } from './api-keys.ts';
import type { Identity } from './identity.ts';
import type { NewsHandlers } from './news.ts';
import type { Sessions } from './sessions.ts';

/** Between two questions to identity while no news come, in milliseconds. */
const ASK_MS = 1000;
/** After so long the whole list is asked for though news come: it drops what has expired, and mends what a fault lost. */
const RELOAD_MS = 600_000;
/** How long a caller is believed while news come. */
const WITH_NEWS_MS = 300_000;
/** While none come, roles may change unheard. */
const WITHOUT_NEWS_MS = 1000;

/** What the gateway remembers. */
export interface Memory {
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
}

/** Keeps what the gateway remembers in step with identity. */
export interface Revocations {
  /** To be told what NATS brings. */
  readonly news: NewsHandlers;
  /** Whether the list of ended sessions has been loaded, after the last connection to NATS too. */
  readonly isLoaded: boolean;
  /** How long a resolved caller may be believed, in milliseconds. */
  maxAgeMs(): number;
  close(): void;
}

/**
 * Loads the ended sessions at once and after every connection to NATS, and asks each second while there is none.
 */
export function followRevocations(identity: Identity, memory: Memory, log: Logger): Revocations {
  const { sessions } = memory;
  let hasNews = false;
  /** The whole list was read after the last connection to NATS, or NATS is away and it was read at all. */
  let isLoaded = false;
  let asOfMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let round = 0;

  const load = async (): Promise<void> => {
    const since = isLoaded && !hasNews ? asOfMs : 0;
    const askedAt = performance.now();
    const ended = await identity.endedSessions(since);
    if (since === 0) sessions.replaceEnded(ended.ids, askedAt);
    else for (const id of ended.ids) sessions.end(id);
    asOfMs = ended.asOfMs;
  };

  /** Each call begins a new round; an older one that is still under way ends without a say. */
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = ++round;
    let failed = false;
    try {
      await load();
    } catch (error) {
      failed = true;
      log.warn({ reason: error instanceof Error ? error.message : error }, 'identity does not tell the ended sessions');
    }
    if (closed || mine !== round) return;
    if (!failed) isLoaded = true;
    timer = setTimeout(ask, hasNews && isLoaded ? RELOAD_MS : ASK_MS).unref();
  };

  void ask();
  return {
    news: {
      connected: () => {
        hasNews = true;
        isLoaded = false;
        forgetWhere(memory, () => true);
        void ask();
      },
      lost: () => {
        if (!hasNews) return;
        hasNews = false;
        void ask();
      },
      heard: (type, recordId) => tell(memory, type, recordId),
    },
    get isLoaded() {
      return isLoaded;
    },
    maxAgeMs: () => (hasNews && isLoaded ? WITH_NEWS_MS : WITHOUT_NEWS_MS),
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function tell(memory: Memory, type: string, recordId: string): void {
  const id = Number(recordId);
  if (type === 'session.revoked') memory.sessions.end(recordId);
  else if (type === 'api_key.revoked') memory.apiKeys.revoke(id);
  else if (type === 'role.updated') forgetWhere(memory, (caller) => caller.roleId === id);
  else if (type.startsWith('user.')) forgetWhere(memory, (caller) => caller.userId === id);
}

function forgetWhere({ sessions, apiKeys }: Memory, matches: (caller: Caller) => boolean): void {
  sessions.forgetWhere(matches);
  apiKeys.forgetWhere(matches);
}

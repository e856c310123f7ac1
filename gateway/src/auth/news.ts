import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@bms/service-kit/process';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

/** What identity tells that concerns whoever remembers callers. */
export interface NewsHandlers {
  /** An event, by its type (`session.revoked`) and the id of its record. */
  heard(type: string, recordId: string): void;
  /** News come from now on; any may have been missed before. */
  connected(): void;
  /** News may be missed from now on. */
  lost(): void;
}

/** The line to NATS. */
export interface News {
  readonly isConnected: boolean;
  close(): Promise<void>;
}

const TYPES = ['session.revoked', 'user.*', 'role.updated', 'api_key.revoked'];

/**
 * Events as they pass by, without JetStream: who was not there asks identity. Each is heard twice: at once from the process
 * that wrote it, and from the relay, which may first need a new leader.
 */
const SUBJECTS = TYPES.flatMap((type) => [`bms_news.identity.${type}.>`, `bms.identity.${type}.>`]);

const FIRST_CONNECT_PAUSE_MS = 250;
/** A server that vanished without a word is noticed within a second: revocations must not wait for it. */
const STAYING = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  reconnectJitter: 50,
  timeout: 2000,
  pingInterval: 400,
  maxPingOut: 1,
  noAsyncTraces: true,
};

/**
 * Listens for news for as long as the process lives. It returns at once; the server may come later.
 * @param url `nats://user:password@host:port`, several hosts with commas between
 * @param failed told a ConfigError when the server refuses the user, and any other reason not to go on
 */
export function listenForNews(
  url: string,
  handlers: NewsHandlers,
  log: Logger,
  failed: (error: unknown) => void,
): News {
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let closed = false;

  const hear = async (up: NatsConnection): Promise<void> => {
    // Once the server has answered, it knows the subscriptions, and nothing is missed from then on.
    await up.flush();
    isConnected = true;
    handlers.connected();
  };
  const follow = async (up: NatsConnection): Promise<void> => {
    for await (const status of up.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') {
        if (isConnected) log.warn('NATS is away: ended sessions are asked for each second');
        isConnected = false;
        handlers.lost();
      }
      if (status.type === 'reconnect') await hear(up).catch(() => {});
    }
  };
  const start = async (): Promise<void> => {
    connection = await connectOnce(url, () => closed);
    if (!connection) return;
    if (closed) return await connection.close();
    for (const subject of SUBJECTS)
      connection.subscribe(subject, { callback: (_error, message) => tell(message.subject, handlers) });
    void follow(connection);
    await hear(connection).catch(() => {});
  };

  start().catch((error) => closed || failed(explain(error)));
  return {
    get isConnected() {
      return isConnected;
    },
    close: async () => {
      closed = true;
      await connection?.close();
    },
  };
}

/** The client's own waiting for a first connection cannot be ended. @returns undefined when `gaveUp` came first */
async function connectOnce(url: string, gaveUp: () => boolean): Promise<NatsConnection | undefined> {
  while (!gaveUp()) {
    try {
      return await connect({ ...readUrl(url), name: 'gateway', ...STAYING });
    } catch (error) {
      if (error instanceof errors.AuthorizationError) throw error;
      await sleep(FIRST_CONNECT_PAUSE_MS, undefined, { ref: false });
    }
  }
  return undefined;
}

function explain(error: unknown): unknown {
  if (!(error instanceof errors.AuthorizationError)) return error;
  return new ConfigError('setting NATS_URL: the server refuses its user and password');
}

/** `bms.<service>.<resource>.<event>.<id>` */
function tell(subject: string, handlers: NewsHandlers): void {
  const [, , resource, event, ...id] = subject.split('.');
  handlers.heard(`${resource}.${event}`, id.join('.'));
}

/** The client knows no user in a URL. */
function readUrl(url: string): { servers: string[]; user?: string; pass?: string } {
  const hosts = url.split(',').map((part) => new URL(part.includes('://') ? part : `nats://${part}`));
  const withUser = hosts.find((host) => host.username);
  return {
    servers: hosts.map((host) => host.host),
    ...(withUser && { user: decodeURIComponent(withUser.username), pass: decodeURIComponent(withUser.password) }),
  };
}

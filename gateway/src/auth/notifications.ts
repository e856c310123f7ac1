import { setTimeout as sleep } from 'node:timers/promises';
import { readNatsAddress } from '@bms/events/notifications';
import { ConfigError } from '@bms/service-kit/process';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

/** Handlers of identity's notifications, for the caches of callers. */
export interface NotificationHandlers {
  /** Called for an event, with its type (`session.revoked`) and the id of its record. */
  received(type: string, recordId: string): void;
  /** Called when the subscriptions are active; earlier notifications may have been missed. */
  connected(): void;
  /** Called when the connection is lost; notifications may be missed from then on. */
  lost(): void;
}

/** The subscription to notifications over NATS. */
export interface NotificationSubscription {
  readonly isConnected: boolean;
  close(): Promise<void>;
}

const TYPES = ['session.revoked', 'user.*', 'role.updated', 'api_key.revoked'];

/**
 * Core NATS subjects, without JetStream: after a lost connection the gateway queries identity. Each event arrives
 * twice: at once from the process that wrote it, and from the relay, which may first have to elect a leader.
 */
const SUBJECTS = TYPES.flatMap((type) => [`bms_news.identity.${type}.>`, `bms.identity.${type}.>`]);

const FIRST_CONNECT_PAUSE_MS = 250;
/** Connection options. The pings detect an unreachable server within a second, because revocations depend on it. */
const RECONNECT_OPTIONS = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  reconnectJitter: 50,
  timeout: 2000,
  pingInterval: 400,
  maxPingOut: 1,
  noAsyncTraces: true,
};

/**
 * Subscribes to notifications for the lifetime of the process. Returns at once; the server may become available later.
 * @param url `nats://user:password@host:port`, several hosts separated by commas; `tls://` for TLS
 * @param failed called with a ConfigError when the server rejects the user, or with any other fatal error
 */
export function subscribeNotifications(
  url: string,
  handlers: NotificationHandlers,
  log: Logger,
  failed: (error: unknown) => void,
): NotificationSubscription {
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let closed = false;

  const activate = async (up: NatsConnection): Promise<void> => {
    // Once the server has answered the flush, the subscriptions are active and no later message is missed.
    await up.flush();
    isConnected = true;
    handlers.connected();
  };
  const follow = async (up: NatsConnection): Promise<void> => {
    for await (const status of up.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') {
        if (isConnected) log.warn('NATS disconnected; polling for ended sessions every second');
        isConnected = false;
        handlers.lost();
      }
      if (status.type === 'reconnect') await activate(up).catch(() => {});
    }
  };
  const start = async (): Promise<void> => {
    connection = await connectOnce(url, log, () => closed);
    if (!connection) return;
    if (closed) return await connection.close();
    for (const subject of SUBJECTS)
      connection.subscribe(subject, { callback: (_error, message) => dispatch(message.subject, handlers) });
    void follow(connection);
    await activate(connection).catch(() => {});
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

/**
 * Retries the first connection; the retry of the NATS client itself cannot be cancelled.
 * @returns undefined when `gaveUp` returns true first
 */
async function connectOnce(url: string, log: Logger, gaveUp: () => boolean): Promise<NatsConnection | undefined> {
  let logged = '';
  while (!gaveUp()) {
    try {
      return await connect({
        ...readNatsAddress(url),
        name: 'gateway',
        inboxPrefix: '_INBOX_gateway',
        ...RECONNECT_OPTIONS,
      });
    } catch (error) {
      if (error instanceof errors.AuthorizationError) throw error;
      const reason = reasonOf(error);
      if (reason !== logged) log.warn({ reason }, 'cannot connect to NATS; retrying');
      logged = reason;
      await sleep(FIRST_CONNECT_PAUSE_MS, undefined, { ref: false });
    }
  }
  return undefined;
}

/** Adds the cause to the message: the client wraps the errors of the network and of TLS. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

function explain(error: unknown): unknown {
  if (!(error instanceof errors.AuthorizationError)) return error;
  return new ConfigError('setting NATS_URL: the server refuses its user and password');
}

/** Passes a message to the handlers. Its subject is `bms.<service>.<resource>.<event>.<id>`. */
function dispatch(subject: string, handlers: NotificationHandlers): void {
  const [, , resource, event, ...id] = subject.split('.');
  handlers.received(`${resource}.${event}`, id.join('.'));
}

import {
  answerReports,
  connectNats,
  EventConfigError,
  type NatsLink,
  type NatsServer,
  subscribedSubjects,
} from '@bms/events/nats';
import { ConfigError } from '@bms/service-kit/process';
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
  /** Answers requests for the report of this process over the same connection, once it exists. */
  answerReports(read: () => Promise<object>): void;
  close(): Promise<void>;
}

/** The service that publishes them. */
const SERVICE = 'identity';
const TYPES = ['session.revoked', 'user.*', 'role.updated', 'api_key.rotated', 'api_key.revoked'];

/**
 * Core NATS subjects, without JetStream: after a lost connection the gateway queries identity. Each event arrives
 * twice: at once from the process that wrote it, and from the relay, which may first have to elect a leader.
 */
const SUBJECTS = TYPES.flatMap((type) => subscribedSubjects(SERVICE, type));

/** These pings detect an unreachable server within a second, because revocations depend on it. */
const PINGS = { pingIntervalMs: 400, maxPingOut: 1 };

/**
 * Subscribes to notifications for the lifetime of the process. Returns at once; the server may become available later.
 * @param failed called with a ConfigError when the server rejects the user, or with any other fatal error
 */
export function subscribeNotifications(
  server: NatsServer,
  handlers: NotificationHandlers,
  log: Logger,
  failed: (error: unknown) => void,
): NotificationSubscription {
  const closing = new AbortController();
  const connection = Promise.withResolvers<NatsLink>();
  let link: NatsLink | undefined;
  let isConnected = false;
  let isRejected = false;

  const activate = async ({ nats, up }: NatsLink): Promise<void> => {
    // Once the server has answered the flush, the subscriptions are active and no later message is missed.
    await nats.flush();
    if (!up() || isRejected) return;
    isConnected = true;
    handlers.connected();
  };
  const lose = (): void => {
    if (isConnected) log.warn('NATS disconnected; polling for ended sessions every second');
    isConnected = false;
    handlers.lost();
  };
  /**
   * The server ends a subscription without permission, for the lifetime of the process. Without its events, the caches
   * cannot rely on the others.
   */
  const reject = (err: Error, subject: string): void => {
    log.error({ err, subject }, 'NATS rejects a subscription: update the permissions of its users, and restart');
    isRejected = true;
    lose();
  };
  const start = async (): Promise<void> => {
    const opened = await connectNats({ ...server, name: 'gateway', log, signal: closing.signal, ...PINGS });
    link = opened;
    connection.resolve(opened);
    for (const subject of SUBJECTS)
      opened.nats.subscribe(subject, {
        callback: (error, message) => (error ? reject(error, subject) : dispatch(message.subject, handlers)),
      });
    opened.onEnd((error) => closing.signal.aborted || failed(explain(error)));
    opened.onLoss(lose);
    opened.onReturn(() => void activate(opened).catch(() => {}));
    await activate(opened).catch(() => {});
  };

  start().catch((error) => closing.signal.aborted || failed(explain(error)));
  return {
    get isConnected() {
      return isConnected;
    },
    answerReports: (read) => void connection.promise.then(({ nats }) => answerReports(nats, read, log)),
    close: async () => {
      closing.abort();
      await link?.nats.close();
    },
  };
}

function explain(error: unknown): unknown {
  if (!(error instanceof EventConfigError)) return error;
  return new ConfigError('setting NATS_URL: the server refuses its user and password');
}

/**
 * Passes a message to the handlers. Its subject is `bms.<service>.<resource>.<event>.<id>`; a message of another service
 * that was delivered to a subject of identity is ignored.
 */
function dispatch(subject: string, handlers: NotificationHandlers): void {
  const [, service, resource, event, ...id] = subject.split('.');
  if (service !== SERVICE) return;
  handlers.received(`${resource}.${event}`, id.join('.'));
}

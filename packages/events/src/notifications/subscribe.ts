import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { type EventCatalogue, findType } from '../catalogue/catalogue.ts';
import { envelopeOf, openEnvelope } from '../envelope/envelope.ts';
import type { NatsLink } from '../nats/connect.ts';
import type { ReceivedEvent } from '../types.ts';
import { subscribedSubjects } from './subjects.ts';

/** Interval of the connection checks, and their time limit (milliseconds). */
const HEARTBEAT_INTERVAL_MS = 500;
const HEARTBEAT_TIMEOUT_MS = 1000;

export interface NotificationOptions {
  readonly link: NatsLink;
  readonly catalogue: EventCatalogue;
  readonly log: Logger;
  /** Service that publishes, e.g. `identity`. */
  readonly from: string;
  /** Types of events, e.g. `session.revoked`. */
  readonly types: readonly string[];
  /** Called for each event, possibly twice and out of order. */
  readonly onEvent: (event: ReceivedEvent) => void;
  /**
   * Loads the complete state; called before the first notification counts, and after every gap in which some may have
   * been missed. Retried if it fails.
   */
  readonly reload: () => Promise<void>;
}

/** A subscription to the notifications of another service. */
export interface NotificationSubscription {
  /** True if all notifications are received and the state before them is loaded. While it is false, query the owner. */
  live(): boolean;
  /** Settles when it is live for the first time. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Subscribes to notifications that every process needs at once, e.g. that a session is revoked. They are not stored:
 * after a gap, the subscriber reloads the state.
 * @throws EventConfigError if no proto declares one of the types
 */
export function subscribeNotifications(options: NotificationOptions): NotificationSubscription {
  const { link, catalogue, from, types } = options;
  for (const type of types) findType(catalogue, from, type);
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const state = { live: false, gap: 0 };
  const subscriptions = types
    .flatMap((type) => subscribedSubjects(from, type))
    .map((subject) => link.nats.subscribe(subject, { callback: (_error, message) => receive(options, message) }));
  const unsubscribeLoss = link.onLoss(() => {
    state.live = false;
    state.gap += 1;
  });
  const running = maintainSubscription(options, state, ready.resolve, stopping.signal);
  return {
    live: () => state.live,
    ready: ready.promise,
    stop: async () => {
      stopping.abort();
      unsubscribeLoss();
      for (const subscription of subscriptions) subscription.unsubscribe();
      await running;
      state.live = false;
    },
  };
}

interface SubscriptionState {
  live: boolean;
  /** Number of gaps in which notifications may have been missed. */
  gap: number;
}

function receive({ catalogue, onEvent, log }: NotificationOptions, message: Msg): void {
  try {
    onEvent(openEnvelope(envelopeOf(message, message.subject), catalogue));
  } catch (error) {
    log.error({ err: error, subject: message.subject }, 'notification handler failed');
  }
}

async function maintainSubscription(
  options: NotificationOptions,
  state: SubscriptionState,
  onLive: () => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { gap } = state;
    try {
      await checkConnection(options.link.nats);
      if (!state.live) await options.reload();
      // The loaded state does not cover a gap that occurred in the meantime.
      if (gap === state.gap) state.live = true;
      if (state.live) onLive();
    } catch (error) {
      if (state.live) options.log.warn({ err: error }, 'notification subscription interrupted');
      state.live = false;
    }
    await sleep(HEARTBEAT_INTERVAL_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * Checks the connection; the server's answer also confirms the subscriptions.
 * @throws Error if it does not answer in time
 */
async function checkConnection(nats: NatsConnection): Promise<void> {
  const late = AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS);
  await new Promise<void>((resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('NATS does not answer')), { once: true });
    nats.flush().then(resolve, reject);
  });
}

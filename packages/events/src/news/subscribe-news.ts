import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { type EventCatalogue, findType } from '../catalogue/catalogue.ts';
import { envelopeOf, openEnvelope } from '../envelope/envelope.ts';
import type { NatsLink } from '../nats/connect.ts';
import type { ReceivedEvent } from '../types.ts';
import { heardSubjects } from './subjects.ts';

/** How often it is checked that the server still speaks, and how long it may take (milliseconds). */
const BEAT_EVERY_MS = 500;
const BEAT_WITHIN_MS = 1000;

export interface NewsOptions {
  readonly link: NatsLink;
  readonly catalogue: EventCatalogue;
  readonly log: Logger;
  /** The service that tells, e.g. `identity`. */
  readonly from: string;
  /** E.g. `session.revoked`. */
  readonly types: readonly string[];
  /** May be called twice for one event, and not in order. */
  readonly onEvent: (event: ReceivedEvent) => void;
  /**
   * Loads the whole truth; called before the first news counts and after every time when some may have been missed. When it
   * fails it is called again.
   */
  readonly reload: () => Promise<void>;
}

/** What a process hears of another service. */
export interface NewsSubscription {
  /** Whether all news is heard and the truth before it is loaded. While it is false, ask the owner. */
  live(): boolean;
  /** Settles when it is live for the first time. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Hears what every process has to know at once, e.g. that a session is revoked. Nothing is kept for those who are away:
 * after a gap they load the truth anew.
 * @throws EventConfigError when no proto declares one of the types
 */
export function subscribeNews(options: NewsOptions): NewsSubscription {
  const { link, catalogue, from, types } = options;
  for (const type of types) findType(catalogue, from, type);
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const state = { live: false, gap: 0 };
  const subscriptions = types
    .flatMap((type) => heardSubjects(from, type))
    .map((subject) => link.nats.subscribe(subject, { callback: (_error, message) => hear(options, message) }));
  const forget = link.onLoss(() => {
    state.live = false;
    state.gap += 1;
  });
  const running = keepLive(options, state, ready.resolve, stopping.signal);
  return {
    live: () => state.live,
    ready: ready.promise,
    stop: async () => {
      stopping.abort();
      forget();
      for (const subscription of subscriptions) subscription.unsubscribe();
      await running;
      state.live = false;
    },
  };
}

interface NewsState {
  live: boolean;
  /** Rises with every time that something may have been missed. */
  gap: number;
}

function hear({ catalogue, onEvent, log }: NewsOptions, message: Msg): void {
  try {
    onEvent(openEnvelope(envelopeOf(message, message.subject), catalogue));
  } catch (error) {
    log.error({ err: error, subject: message.subject }, 'news could not be taken');
  }
}

async function keepLive(
  options: NewsOptions,
  state: NewsState,
  onLive: () => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { gap } = state;
    try {
      await beat(options.link.nats);
      if (!state.live) await options.reload();
      // A gap that opened meanwhile is not covered by what was loaded.
      if (gap === state.gap) state.live = true;
      if (state.live) onLive();
    } catch (error) {
      if (state.live) options.log.warn({ err: error }, 'news is no longer heard');
      state.live = false;
    }
    await sleep(BEAT_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** The server's answer also says that it knows the subscriptions. @throws Error when it does not answer in time */
async function beat(nats: NatsConnection): Promise<void> {
  const late = AbortSignal.timeout(BEAT_WITHIN_MS);
  await new Promise<void>((resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('NATS does not answer')), { once: true });
    nats.flush().then(resolve, reject);
  });
}

import { MissingStreamError } from '../nats/stream.ts';
import type { ConsumerContext } from './context.ts';

/** A consumer that receives no events, with the reason in one line. */
export interface UnsubscribedConsumer {
  /** Name of the durable consumer, e.g. `billing_clients`. */
  readonly consumer: string;
  /** Service that publishes the events. */
  readonly from: string;
  readonly reason: string;
}

/** The state of one subscription of a process: subscribed, or the reason why not. */
export interface SubscriptionState {
  /** Settles after the first attempt to subscribe, successful or not. */
  readonly attempted: Promise<void>;
  isSubscribed(): boolean;
  /** Returns undefined while the consumer is subscribed, and before the first attempt has ended. */
  unsubscribed(): UnsubscribedConsumer | undefined;
  subscribe(): void;
  /** Keeps the reason and logs it, once until it changes. */
  fail(error: unknown): void;
  /** Ends the wait for the first attempt. */
  end(): void;
}

/** Creates the state of a subscription that was not attempted yet. */
export function createSubscriptionState(
  { durable: consumer, log }: Pick<ConsumerContext, 'durable' | 'log'>,
  from: string,
): SubscriptionState {
  const { promise: attempted, resolve } = Promise.withResolvers<void>();
  let isSubscribed = false;
  let reason = '';
  return {
    attempted,
    isSubscribed: () => isSubscribed,
    unsubscribed: () => (reason === '' ? undefined : { consumer, from, reason }),
    subscribe: () => {
      if (reason !== '') log.info({ consumer, from }, 'consumer subscribed');
      isSubscribed = true;
      reason = '';
      resolve();
    },
    fail: (error) => {
      const { message } = error as Error;
      // The process logs a missing stream once, not for each of its consumers.
      if (message !== reason && !(error instanceof MissingStreamError))
        log.error({ err: error, consumer, from }, 'consumer not subscribed; retrying');
      isSubscribed = false;
      reason = message || 'unknown';
      resolve();
    },
    end: resolve,
  };
}

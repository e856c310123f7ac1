import type { EffectTransaction, ReceivedEvent } from '../types.ts';

/** Does in the database what follows from an event. Runs in a transaction, and again when that collides with another. */
export type EffectHandler = (event: ReceivedEvent, tx: EffectTransaction) => Promise<void>;

/** Does outside of the database what follows from an event, e.g. sends a mail. Runs at least once. */
export type DeliveryHandler = (event: ReceivedEvent, signal: AbortSignal) => Promise<void>;

/** What all consumers can be told. */
export interface ConsumerSettings {
  /** Lower-case; with the service's name in front it is the durable consumer that all copies of the service share. */
  readonly name: string;
  /** The services whose events are consumed. */
  readonly from: string | readonly string[];
  /** How many events one process works on at once; 16 by default. Those of one record go one after another. */
  readonly concurrency?: number;
  /** The pauses between attempts (milliseconds); after the last the event is parked. By default 8 attempts in 52 minutes. */
  readonly backoffMs?: readonly number[];
  /** How long one attempt may take (milliseconds); a minute by default. */
  readonly handleTimeoutMs?: number;
  /** After how long an event that a dead process had comes again (milliseconds); 10 seconds by default. */
  readonly ackWaitMs?: number;
}

/** A consumer whose effects are in the service's own database, where each happens once. */
export interface EffectConsumer extends ConsumerSettings {
  /** By type, e.g. `client.created`; `*` for every type that is not named. */
  readonly effects: Readonly<Record<string, EffectHandler>>;
}

/** A consumer whose effects are elsewhere: each happens at least once, so it needs an id that its receiver knows again. */
export interface DeliveryConsumer extends ConsumerSettings {
  /** By type, e.g. `user.invited`; `*` for every type that is not named. */
  readonly deliveries: Readonly<Record<string, DeliveryHandler>>;
}

export type ConsumerOptions = EffectConsumer | DeliveryConsumer;

/** Called between the steps of a consumer, so that a test can end or freeze the process exactly there. */
export interface ConsumerHooks {
  /** The effect is committed, the event is not acknowledged yet. */
  effected?(event: ReceivedEvent): void | Promise<void>;
}

/** The types that a consumer names; `*` stands for all. */
export function typesOf(options: ConsumerOptions): string[] {
  return Object.keys('effects' in options ? options.effects : options.deliveries);
}

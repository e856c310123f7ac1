import type { DomainEvent, EffectTransaction, EventName, ReceivedEvent } from '../types.ts';

/** Applies the effect of an event to the database. Runs in a transaction, and again after a write conflict. */
export type EffectHandler<Type extends EventName = EventName> = (
  event: ReceivedEvent<Type>,
  tx: EffectTransaction,
) => Promise<void>;

/**
 * An effect that needs more than its event and the database: `prepare` reads it before the transaction, e.g. from another
 * service, and returns the handler that applies the effect in the transaction.
 */
export interface PreparedEffect<Type extends EventName = EventName> {
  readonly prepare: (event: ReceivedEvent<Type>, signal: AbortSignal) => Promise<EffectHandler<Type>>;
}

/** One event of a batch whose effects are committed together. */
export interface BatchMember<Type extends EventName = EventName> {
  readonly event: ReceivedEvent<Type>;
  /** Emits an event that is caused by this one, like `emit` of a transaction. */
  emit(event: DomainEvent): void;
}

/**
 * Applies the effects of several events of one type, each of another record, to the database in one transaction. Runs
 * again, possibly with fewer events, after a failure or a write conflict.
 */
export type BatchHandler<Type extends EventName = EventName> = (
  members: readonly BatchMember<Type>[],
  tx: Omit<EffectTransaction, 'emit'>,
) => Promise<void>;

/** Like PreparedEffect, for the effects of several events. */
export interface PreparedBatch<Type extends EventName = EventName> {
  readonly prepare: (events: readonly ReceivedEvent<Type>[], signal: AbortSignal) => Promise<BatchHandler<Type>>;
}

/**
 * Applies several events of one type, each of another record, to the database. Runs again for events that were applied
 * before, also after newer ones of their record, and must then change nothing.
 */
export type IdempotentHandler<Type extends EventName = EventName> = (
  events: readonly ReceivedEvent<Type>[],
  signal: AbortSignal,
) => Promise<void>;

/** Performs the effect of an event outside of the database, e.g. sends a mail. Runs at least once. */
export type DeliveryHandler<Type extends EventName = EventName> = (
  event: ReceivedEvent<Type>,
  signal: AbortSignal,
) => Promise<void>;

/** Handlers by type of event, of effects inside of the database. */
export type EffectHandlers = {
  readonly [Type in EventName]?: EffectHandler<Type> | PreparedEffect<Type>;
} & AnyType<EffectHandler>;
/** Handlers by type of event, of batches. */
export type BatchHandlers = {
  readonly [Type in EventName]?: BatchHandler<Type> | PreparedBatch<Type>;
} & AnyType<BatchHandler>;
/** Handlers by type of event, of idempotent effects. */
export type IdempotentHandlers = {
  readonly [Type in EventName]?: IdempotentHandler<Type>;
} & AnyType<IdempotentHandler>;
/** Handlers by type of event, of effects outside of the database. */
export type DeliveryHandlers = { readonly [Type in EventName]?: DeliveryHandler<Type> } & AnyType<DeliveryHandler>;

/** The handler of every type that is not named. */
interface AnyType<Handler> {
  readonly '*'?: Handler;
}

/** Settings of every consumer. */
export interface ConsumerSettings {
  /**
   * Lower-case name. Prefixed with the service's name, it is the durable consumer that all instances of the service
   * share.
   */
  readonly name: string;
  /** Services whose events are consumed. */
  readonly from: string | readonly string[];
  /**
   * Maximum number of events that one process handles at once; 16 by default, twice the size of a batch in batches.
   * Events of one record are handled one after another.
   */
  readonly concurrency?: number;
  /**
   * Delays between attempts (milliseconds); after the last attempt the event is parked. By default 8 attempts in 52
   * minutes.
   */
  readonly backoffMs?: readonly number[];
  /** Time limit of one attempt (milliseconds); a minute by default. */
  readonly handleTimeoutMs?: number;
  /**
   * True to receive no updates that change no field of the event's message, of types that mark these in the contract
   * (`marks_unchanged`). For consumers that only store these fields. Servers before 2.10 deliver them nevertheless.
   */
  readonly changesOnly?: boolean;
  /** Time after which the events of a dead process are redelivered (milliseconds); 4 seconds by default. */
  readonly ackWaitMs?: number;
}

/** A consumer whose effects are in the service's own database, where each is committed once. */
export interface EffectConsumer extends ConsumerSettings {
  /** Handlers by type, e.g. `client.created`; `*` for every type that is not named. */
  readonly effects: EffectHandlers;
}

/**
 * A consumer whose effects are cheaper together, e.g. if all of them write one document: waiting events are applied in
 * one transaction. If that fails, each is tried on its own.
 */
export interface BatchConsumer extends ConsumerSettings {
  /** Handlers by type, e.g. `order.confirmed`. */
  readonly batches: BatchHandlers;
}

/**
 * A consumer whose effects are idempotent, such as a projection that compares versions: waiting events are applied
 * together, without the transaction and the inbox entry that other effects need. If that fails, each is tried on its own.
 */
export interface IdempotentConsumer extends ConsumerSettings {
  /** Handlers by type, e.g. `client.updated`; `*` for every type that is not named. */
  readonly idempotent: IdempotentHandlers;
}

/**
 * A consumer whose effects are outside of the database: each happens at least once, so the receiver needs an id by
 * which it detects repeats.
 */
export interface DeliveryConsumer extends ConsumerSettings {
  /** Handlers by type, e.g. `user.invited`; `*` for every type that is not named. */
  readonly deliveries: DeliveryHandlers;
}

export type ConsumerOptions = EffectConsumer | BatchConsumer | IdempotentConsumer | DeliveryConsumer;

/** The batches of a consumer. */
interface Batching {
  /** Maximum number of events in a batch; larger batches gain little and increase latency. */
  readonly size: number;
  /** Time for which a batch waits for further events (milliseconds). */
  readonly lingerMs: number;
  /** The same while batches are busy, see the batcher. */
  readonly busyLingerMs: number;
}

/** Returns the batches of a consumer; undefined if it handles each event by itself. */
export function batchingOf(options: ConsumerOptions): Batching | undefined {
  if ('batches' in options) return { size: 50, lingerMs: 0, busyLingerMs: 0 };
  return 'idempotent' in options ? { size: 200, lingerMs: 50, busyLingerMs: 200 } : undefined;
}

/** Hooks between the steps of a consumer, by which a test ends or freezes the process at an exact point. */
export interface ConsumerHooks {
  /** Called when the effect is committed and the event not yet acknowledged. */
  effected?(event: ReceivedEvent): void | Promise<void>;
}

/** Returns the types that a consumer names; `*` means all. */
export function typesOf(options: ConsumerOptions): string[] {
  return Object.keys(handlersOf(options));
}

/**
 * Returns the handler of a type, or else that of `*`. The cast holds because the bytes of an event were decoded as the
 * message of its type, which is what the handler of the type takes.
 */
export function pick<Handler>(handlers: AnyType<Handler>, type: string): Handler | undefined {
  const byType = handlers as Readonly<Record<string, Handler>>;
  return Object.hasOwn(byType, type) ? byType[type] : byType['*'];
}

/**
 * Returns the same handler for several types of events.
 * @returns the handlers by type, for `consume`
 */
export const sameHandler = <Type extends EventName, Handler>(types: readonly Type[], handler: Handler) =>
  Object.fromEntries(types.map((type) => [type, handler])) as Readonly<Record<Type, Handler>>;

/** Returns the handlers of a consumer by type, of any kind. */
function handlersOf(options: ConsumerOptions): object {
  if ('effects' in options) return options.effects;
  if ('idempotent' in options) return options.idempotent;
  return 'batches' in options ? options.batches : options.deliveries;
}

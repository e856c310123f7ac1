import type { ClientSession } from 'mongoose';

/** Something that happened, as it is told to other services. */
export interface DomainEvent {
  /** Full name of the message in protos/, e.g. `bms.crm.ClientEvent`. */
  readonly message: string;
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  /** The record that it happened to: a number, or letters, digits, `_` and `-`. Order is kept per record. */
  readonly recordId: number | string;
  /** The version of that record, from 1; 1 where the record has none. */
  readonly version: number;
  readonly data: Record<string, unknown>;
  /** The module whose permission to view shows the event, e.g. `clients`. For whoever filters. */
  readonly module?: string;
  /** The users for whom the record counts as their own. For whoever filters. */
  readonly owners?: readonly number[];
  /** The client company that the record belongs to. For whoever filters. */
  readonly clientId?: number;
}

/** Where an event comes from, beyond what it says itself. */
export interface EventContext {
  /** W3C Trace Context of the call that made it. */
  readonly traceparent?: string;
  readonly requestId?: string;
  /** Who caused it; undefined where nobody did but a service by itself. */
  readonly caller?: EventCaller;
}

/** Who caused an event, for whoever keeps account of it. */
export interface EventCaller {
  /** The user, or the administrator whom an API key acts for. */
  readonly userId: number;
  /** The API key; 0 for a session. */
  readonly apiKeyId: number;
}

/** An event as a consumer gets it. */
export interface ReceivedEvent extends DomainEvent, EventContext {
  /** Unique; the same whenever the event comes again. */
  readonly id: string;
  /** The service that it comes from, e.g. `crm`. */
  readonly service: string;
  readonly occurredAt: Date;
}

/** An open transaction of the consuming service, in which the event's id is already recorded. */
export interface EffectTransaction {
  readonly session: ClientSession;
  /** Puts an event into the outbox; it goes out when, and only when, the transaction commits. */
  emit(event: DomainEvent): void;
  /** Aborted when the handler has taken too long. */
  readonly signal: AbortSignal;
}

/** Takes the measurements; the service kit shows them as metrics. */
export interface EventMetrics {
  /** Sets a gauge. Names and units are listed in this package's README. */
  set(name: string, value: number, labels?: Readonly<Record<string, string>>): void;
  /** Raises a counter by one. */
  increment(name: string, labels?: Readonly<Record<string, string>>): void;
}

/** Says that a consumer can never make sense of the event: it is parked at once instead of being tried again. */
export class UnprocessableEvent extends Error {
  override readonly name = 'UnprocessableEvent';
}

/** A setting of streams or consumers that cannot work. It ends the process at start; a loop must not swallow it. */
export class EventConfigError extends Error {
  override readonly name = 'EventConfigError';
}

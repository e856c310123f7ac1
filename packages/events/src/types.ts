import type { EventData, EventName } from '@bms/contracts/types/events';
import type { ClientSession } from 'mongoose';
import type { eventCounters, eventGauges } from './metrics.ts';

export type { EventData, EventName };

/** The attributes of an event, besides its type and data. */
export interface EventAttributes {
  /** Full name of the message in protos/, e.g. `bms.crm.ClientEvent`. */
  readonly message: string;
  /** Id of the changed record: a number, or letters, digits, `_` and `-`. Order is kept per record. */
  readonly recordId: number | string;
  /** Version of that record, from 1; 1 if the record has none. */
  readonly version: number;
  /** Module whose permission to view is required to see the event, e.g. `clients`. For filters. */
  readonly module?: string;
  /** Users who count as owners of the record. For filters. */
  readonly owners?: readonly number[];
  /** Client company that the record belongs to. For filters. */
  readonly clientId?: number;
}

/** An event: a change in one service, as published to other services. */
export interface DomainEvent extends EventAttributes {
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  readonly data: Record<string, unknown>;
  /** True for an update after which the data differs from that of the version before in the version only. */
  readonly isUnchanged?: boolean;
}

/** Origin of an event, in addition to its own attributes. */
export interface EventContext {
  /** W3C Trace Context of the call that caused it. */
  readonly traceparent?: string;
  readonly requestId?: string;
  /** The caller; undefined if the service itself caused the event. */
  readonly caller?: EventCaller;
}

/** The caller who caused an event, for the audit trail. */
export interface EventCaller {
  /** Id of the user, or of the administrator on whose behalf an API key acts. */
  readonly userId: number;
  /** Id of the API key; 0 for a session. */
  readonly apiKeyId: number;
  /** Id of the token of a directory; absent for all other callers. */
  readonly scimTokenId?: number;
}

/** An event as received by a consumer: of one or several types, and by default of any type. */
export interface ReceivedEvent<Type extends EventName = EventName> extends EventAttributes, EventContext {
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: Type;
  readonly data: EventData[Type];
  /** Unique id; the same on every redelivery. */
  readonly id: string;
  /** Service that published it, e.g. `crm`. */
  readonly service: string;
  readonly occurredAt: Date;
}

/** An open transaction of the consuming service, in which the event's id is already recorded. */
export interface EffectTransaction {
  readonly session: ClientSession;
  /** Adds an event to the outbox; it is published if and only if the transaction commits. */
  emit(event: DomainEvent): void;
  /** Aborted when the handler exceeds its time limit. */
  readonly signal: AbortSignal;
}

/** Receives the measurements; the service kit exposes them as metrics. */
export interface EventMetrics {
  /** Sets a gauge, see eventGauges. */
  set(name: keyof typeof eventGauges, value: number, labels?: Readonly<Record<string, string>>): void;
  /** Increments a counter by one, see eventCounters. */
  increment(name: keyof typeof eventCounters, labels?: Readonly<Record<string, string>>): void;
}

/** Thrown by a handler that can never process the event: it is parked at once instead of being retried. */
export class UnprocessableEvent extends Error {
  override readonly name = 'UnprocessableEvent';
}

/**
 * Thrown for invalid settings of streams or consumers. It ends the process at start; a retry loop must not swallow it.
 */
export class EventConfigError extends Error {
  override readonly name = 'EventConfigError';
}

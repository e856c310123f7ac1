import { isDeepStrictEqual } from 'node:util';
import type { EventMessages, EventName } from '@bms/contracts/types/events';
import type { DomainEvent } from '@bms/events';
import { ownersOf, type RecordDefinition } from '../model/definition.ts';
import type { RecordChange, RecordWith, StoredRecord } from '../model/stored.ts';
import type { Resource } from './resource.ts';
import { isTakenBack } from './status-note.ts';

/** A resource with events in the contract, e.g. `client` for `client.created`. */
type EventResource<Name extends EventName = EventName> = Name extends `${infer R}.${string}` ? R : never;

/** A happening of a resource, e.g. `created` of `client.created`. */
type Happening<R extends EventResource, Name extends EventName = EventName> = Name extends `${R}.${infer H}`
  ? H
  : never;

/** A resource with an event for each kind of change of a record. */
type RecordResource = {
  [R in EventResource]: [RecordChange['kind']] extends [Happening<R>] ? R : never;
}[EventResource];

/** The events of the records of a resource. */
export interface RecordEvents<T extends StoredRecord = StoredRecord, R extends EventResource = EventResource> {
  /** The message of the contract, e.g. `bms.crm.ClientEvent`. */
  readonly message: EventMessages[Extract<EventName, `${R}.${string}`>];
  /** The resource in the event's name, e.g. `client`. */
  readonly resource: R;
  /** The module key, e.g. `clients`. */
  readonly module: string;
  /** Returns the payload of the event for a record. */
  data(record: T): Record<string, unknown>;
}

/**
 * Creates the function that returns the event of each record change: `client.created`, `client.updated`,
 * `client.deleted`, `client.restored`.
 */
export function recordEvents<T extends StoredRecord, R extends RecordResource>(
  definition: RecordDefinition<T>,
  options: RecordEvents<NoInfer<T>, R>,
) {
  return ({ kind, before, after }: RecordChange<T>): DomainEvent[] => {
    const event = eventOf(definition, options, kind, after);
    const isUnchanged = kind === 'updated' && before !== undefined && isSameData(options.data(before), event.data);
    return [isUnchanged ? { ...event, isUnchanged } : event];
  };
}

/** Returns true if the payloads of two versions of a record differ at most in the version. */
function isSameData(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return isDeepStrictEqual({ ...before, version: undefined }, { ...after, version: undefined });
}

/**
 * Creates the function that returns an event when a record reaches one of these statuses, named after the status:
 * `estimate.sent`. A status that is taken back with the restoration of the client is not reached again.
 */
export function statusEvents<T extends RecordWith<{ status: string }>, R extends EventResource>(
  definition: RecordDefinition<T>,
  options: RecordEvents<NoInfer<T>, R> & { readonly statuses: readonly Happening<NoInfer<R>>[] },
) {
  const statuses: readonly string[] = options.statuses;
  return ({ kind, before, after }: RecordChange<T>): DomainEvent[] => {
    const { status } = after;
    const isReached = kind === 'updated' && before?.status !== status && statuses.includes(status);
    return isReached && !isTakenBack(before, after) ? [eventOf(definition, options, status, after)] : [];
  };
}

/** Builds an event from the current record, e.g. `invoice.overdue`. */
export function recordEvent<T extends StoredRecord, R extends EventResource>(
  definition: RecordDefinition<T>,
  options: RecordEvents<NoInfer<T>, R>,
  event: Happening<NoInfer<R>>,
  after: NoInfer<T>,
): DomainEvent {
  return eventOf(definition, options, event, after);
}

function eventOf<T extends StoredRecord>(
  definition: RecordDefinition<T>,
  { message, resource, module, data }: Pick<RecordEvents<NoInfer<T>>, 'message' | 'resource' | 'module' | 'data'>,
  event: string,
  after: NoInfer<T>,
): DomainEvent {
  const { client_id } = after;
  return {
    message,
    type: `${resource}.${event}`,
    recordId: after._id,
    version: after.version,
    data: data(after),
    module,
    owners: ownersOf(definition, after),
    ...(typeof client_id === 'number' && { clientId: client_id }),
  };
}

/** Emits the events of a record change: the module's own events and the audit event. */
export function emitChange<T extends StoredRecord>(
  { rules, auditEventOf }: Resource<T>,
  change: RecordChange<NoInfer<T>>,
  emit: (event: DomainEvent) => void,
): void {
  const events = rules.events?.(change) ?? [];
  for (const event of events) emit(event);
  const types = events.map(({ type }) => type);
  const auditEvent = auditEventOf?.(change, types);
  if (auditEvent) emit(auditEvent);
}

/**
 * Emits an event of a record that is not one of a change of its fields, e.g. that a date has passed, with the record for
 * webhooks.
 */
export function emitRecordEvent<T extends StoredRecord>(
  { auditEventOf }: Pick<Resource<T>, 'auditEventOf'>,
  event: DomainEvent,
  record: NoInfer<T>,
  emit: (event: DomainEvent) => void,
): void {
  emit(event);
  const announced = auditEventOf?.({ kind: 'announced', before: undefined, after: record }, [event.type]);
  if (announced) emit(announced);
}

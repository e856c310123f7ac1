import { randomUUIDv7 } from 'node:crypto';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { type EventCatalogue, findType } from '../contract/catalogue.ts';
import { headersOf } from '../contract/headers.ts';
import { eventSubject, recordKey } from '../contract/names.ts';
import type { DomainEvent, EventContext } from '../types.ts';
import { type OutboxRow, outboxRows } from './rows.ts';

/**
 * Maximum size of event data. NATS accepts 1 MB per message by default; a rejected row would block all rows behind it.
 */
const MAX_DATA_BYTES = 512 * 1024;

/** The outbox: stores events in the transaction of the change that they describe. */
export interface Outbox {
  /**
   * Stores events in the open transaction of `session`; they are published if and only if it commits, in this order.
   * @throws Error if an event does not match the contract or is too large
   */
  append(session: ClientSession, events: readonly DomainEvent[], context?: EventContext): Promise<void>;
  /** Stores the events of several calls in one transaction, in one round trip to the database. */
  appendAll(session: ClientSession, calls: readonly CallEvents[]): Promise<void>;
}

/** The events of one call. */
export interface CallEvents {
  readonly events: readonly DomainEvent[];
  readonly context: EventContext;
}

/**
 * Creates the outbox of a service in its own database.
 * @see docs/adr/0010-outbox-and-relay.md
 */
export function createOutbox(connection: Connection, service: string, catalogue: EventCatalogue): Outbox {
  const appendAll: Outbox['appendAll'] = async (session, calls) => {
    const all = calls.flatMap(({ events, context }) => events.map((event) => ({ event, context })));
    if (all.length === 0) return;
    const rows = all.map(({ event, context }, position) => toRow(event, position, service, catalogue, context));
    await outboxRows(connection).insertMany(rows, { session });
  };
  return {
    append: (session, events, context = {}) => appendAll(session, [{ events, context }]),
    appendAll,
  };
}

function toRow(
  event: DomainEvent,
  position: number,
  service: string,
  catalogue: EventCatalogue,
  context: EventContext,
): OutboxRow {
  const { message, marksUnchanged } = findType(catalogue, service, event.type);
  if (message.name !== event.message) throw new Error(`${event.type} is a ${message.name}, not a ${event.message}`);
  if (!Number.isSafeInteger(event.version)) throw new Error(`${event.type} has the version ${event.version}`);
  const data = catalogue.encode(event.message, event.data);
  if (data.length > MAX_DATA_BYTES)
    throw new Error(`${event.type} has ${data.length} bytes, more than an event may have`);
  const id = randomUUIDv7();
  const occurredAt = new Date();
  return {
    _id: id,
    record: recordKey(event.type, event.recordId),
    version: event.version,
    occurredAt,
    position,
    subject: eventSubject(service, event.type, event.recordId, marksUnchanged && event.isUnchanged),
    headers: headersOf(event, { id, service, occurredAt }, context),
    data: new mongo.Binary(data),
    unsent: true,
    fence: 0,
  };
}

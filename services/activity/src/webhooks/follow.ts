import {
  type EventCatalogue,
  type EventName,
  type EventType,
  type IdempotentHandler,
  loadEventCatalogue,
  type ReceivedEvent,
  sameHandler,
} from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { isContinued, isTracing } from '@bms/telemetry';
import { mongo } from 'mongoose';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** The wildcard for all events. */
const ALL_EVENTS = '*';

/** The events that webhooks can subscribe to: those about records of the public API. */
export interface OpenEvents {
  /** The services that publish them. */
  readonly services: readonly string[];
  readonly types: ReadonlySet<EventName>;
}

/** Reads the events that webhooks can subscribe to from the contract. */
export function loadOpenEvents(catalogue: EventCatalogue = loadEventCatalogue()): OpenEvents {
  const open = catalogue.types.filter(({ internal }: EventType) => !internal);
  const services = new Set(open.map(({ service }) => service));
  return { services: [...services].sort(), types: new Set(open.map(({ type }) => type)) };
}

const DUPLICATE_KEY = 11000;

/**
 * Creates one delivery of every event of every service for each webhook that subscribes to it.
 * @param onCreated is called after deliveries were created
 */
export function followEvents(kit: Kit, { services, types }: OpenEvents, onCreated: () => void): void {
  const insert = insertDeliveries(kit, onCreated);
  kit.consume({
    name: 'webhooks',
    from: services,
    idempotent: sameHandler([...types], insert),
  });
}

function insertDeliveries(kit: Kit, onCreated: () => void): IdempotentHandler {
  const webhooks = kit.db.collection<Webhook>(WEBHOOKS);
  return async (events) => {
    const subscribed = { events: { $in: [events[0]!.type, ALL_EVENTS] }, active: true };
    const subscribers = await webhooks.find(subscribed, { projection: { created_at: 1 } }).toArray();
    const wanted = events.flatMap((event) =>
      subscribers
        // Webhooks created later get no past events, even if these are published again.
        .filter(({ created_at }) => created_at <= event.occurredAt)
        .map(({ _id }) => deliveryOf(event, _id, kit)),
    );
    if (wanted.length === 0) return;
    await insertNew(kit.db.collection<Delivery>(DELIVERIES), await Promise.all(wanted));
    onCreated();
  };
}

/** Inserts the deliveries that do not exist yet; an event has one delivery to each webhook. */
async function insertNew(collection: mongo.Collection<Delivery>, deliveries: readonly Delivery[]): Promise<void> {
  try {
    await collection.insertMany(deliveries, { ordered: false, writeConcern: { w: 'majority' } });
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
}

const isRepeat = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  !error.result.getWriteConcernError() &&
  error.result.getWriteErrors().every(({ code }) => code === DUPLICATE_KEY);

async function deliveryOf(event: ReceivedEvent, webhookId: number, kit: Kit): Promise<Delivery> {
  const { id, type, occurredAt: occurred_at, data, traceparent } = event;
  const now = new Date();
  return {
    _id: await kit.nextId(DELIVERIES),
    webhook_id: webhookId,
    event_id: id,
    type,
    occurred_at,
    created_at: now,
    body: JSON.stringify({ id, type, occurred_at, data }),
    status: 'pending',
    attempts: 0,
    tries: 0,
    error: '',
    next_attempt_at: now,
    ...(isTracing() && traceparent && isContinued(traceparent) && { traceparent }),
  };
}

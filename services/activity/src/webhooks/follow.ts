import {
  type EventCatalogue,
  type EventName,
  type EventType,
  type IdempotentHandler,
  loadEventCatalogue,
  publishers,
  sameHandler,
} from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { type DueEvent, insertDeliveries } from './insert-deliveries.ts';
import {
  createRecordPayloads,
  type RecordPayloads,
  WEBHOOK_RECORD_EVENTS,
  type WebhookRecordEvent,
} from './record-payload.ts';
import { createSubscribers, type SubscribersOf } from './subscribers.ts';

/** The events of services that are about records of the public API. */
export interface OpenEvents {
  /** The services that publish events. */
  readonly services: readonly string[];
  readonly types: ReadonlySet<EventName>;
}

/** Reads the events of services that are about records of the public API from the contract. */
export function loadOpenEvents(catalogue: EventCatalogue = loadEventCatalogue()): OpenEvents {
  const open = catalogue.types.filter(({ internal }: EventType) => !internal);
  return { services: publishers(catalogue), types: new Set(open.map(({ type }) => type)) };
}

/**
 * Creates one delivery of every event for each webhook that subscribes to it: of the events of services in the form v1, of
 * the changes of records in the form v2.
 * @param onCreated is called after deliveries were created
 */
export function followEvents(kit: Kit, { services, types }: OpenEvents, onCreated: () => void): void {
  const subscribers = createSubscribers(kit, types);
  const payloads = createRecordPayloads(kit);
  const insert = async (due: readonly DueEvent[]): Promise<void> => {
    if (await insertDeliveries(kit, due)) onCreated();
  };
  const deliverEvents: IdempotentHandler = async (events) => {
    const { type } = events[0]!;
    const webhooksOf = await subscribers.ofEvents(type);
    await insert(events.map((event) => ({ ...event, webhooks: webhooksOf(type, event.occurredAt) })));
  };
  const deliverChanges: IdempotentHandler<WebhookRecordEvent['type']> = async (events) => {
    const webhooksOf = await subscribers.ofRecords();
    const due = await Promise.all(events.map((event) => dueEvents(event, payloads, webhooksOf)));
    await insert(due.flat());
  };
  kit.consume({
    name: 'webhooks',
    from: services,
    idempotent: { ...sameHandler([...types], deliverEvents), ...sameHandler(WEBHOOK_RECORD_EVENTS, deliverChanges) },
  });
}

/** Returns the events of a change that webhooks subscribe to. Their data is built only if there are some. */
async function dueEvents(
  event: WebhookRecordEvent,
  payloads: RecordPayloads,
  webhooksOf: SubscribersOf,
): Promise<DueEvent[]> {
  const { id, occurredAt, traceparent } = event;
  const wanted = payloads
    .typesOf(event)
    .map((type, index) => ({ id: index === 0 ? id : `${id}_${type.replace('.', '_')}`, type }))
    .map((named) => ({ ...named, webhooks: webhooksOf(named.type, occurredAt) }))
    .filter(({ webhooks }) => webhooks.length > 0);
  if (wanted.length === 0) return [];
  const data = await payloads.dataOf(event);
  return wanted.map((named) => ({ ...named, occurredAt, traceparent, data }));
}

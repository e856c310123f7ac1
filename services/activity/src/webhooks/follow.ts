import type { EffectHandler, ReceivedEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import { ALL_EVENTS, type OpenEvents } from './event-names.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** Creates one delivery of every event of every service for each webhook that subscribes to it. */
export function followEvents(kit: Kit, { services, types }: OpenEvents): void {
  const insert = insertDeliveries(kit);
  kit.consume({
    name: 'webhooks',
    from: services,
    effects: Object.fromEntries([...types].map((type) => [type, insert])),
  });
}

function insertDeliveries(kit: Kit): EffectHandler {
  const webhooks = kit.db.collection<Webhook>(WEBHOOKS);
  return async (event, { session }) => {
    // Webhooks created later get no past events, even if these are published again.
    const subscribed = {
      events: { $in: [event.type, ALL_EVENTS] },
      active: true,
      created_at: { $lte: event.occurredAt },
    };
    const subscribers = await webhooks.find(subscribed, { session, projection: { _id: 1 } }).toArray();
    if (subscribers.length === 0) return;
    const deliveries = await Promise.all(subscribers.map(({ _id }) => deliveryOf(event, _id, kit)));
    await kit.db.collection<Delivery>(DELIVERIES).insertMany(deliveries, { session });
  };
}

async function deliveryOf(event: ReceivedEvent, webhookId: number, kit: Kit): Promise<Delivery> {
  const { id, type, occurredAt: occurred_at, data } = event;
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
  };
}

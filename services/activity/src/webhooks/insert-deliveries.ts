import type { Kit } from '@bms/service-kit';
import { isContinued, isTracing } from '@bms/telemetry';
import { mongo } from 'mongoose';
import { DELIVERIES, type Delivery } from './delivery.model.ts';

/** An event to be delivered. */
export interface DueEvent {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly data: unknown;
  readonly traceparent?: string | undefined;
  /** The ids of the webhooks that get it. */
  readonly webhooks: readonly number[];
}

const DUPLICATE_KEY = 11000;

/**
 * Inserts the deliveries that do not exist yet; an event has one delivery to each webhook.
 * @returns true if there were any to insert
 */
export async function insertDeliveries(kit: Kit, events: readonly DueEvent[]): Promise<boolean> {
  const deliveries = await Promise.all(
    events.flatMap((event) => event.webhooks.map((webhookId) => deliveryOf(event, webhookId, kit))),
  );
  if (deliveries.length === 0) return false;
  const collection = kit.db.collection<Delivery>(DELIVERIES);
  try {
    await collection.insertMany(deliveries, { ordered: false, writeConcern: { w: 'majority' } });
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
  return true;
}

const isRepeat = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  !error.result.getWriteConcernError() &&
  error.result.getWriteErrors().every(({ code }) => code === DUPLICATE_KEY);

async function deliveryOf(event: DueEvent, webhookId: number, kit: Kit): Promise<Delivery> {
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

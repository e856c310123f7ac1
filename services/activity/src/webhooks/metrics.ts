import type { Kit } from '@bms/service-kit';
import { Counter, Gauge } from '@prometheus-io/client';
import type { Connection } from 'mongoose';
import { DELIVERIES, type Delivery, OLDEST_WAITING } from './delivery.model.ts';
import type { Outcome } from './settle.ts';

/** The timeout of the database, in milliseconds. */
const TIMEOUT_MS = 1500;

/** The metrics of deliveries. */
export interface DeliveryMetrics {
  /** @param many the number of outcomes; 1 by default */
  count(outcome: Outcome, many?: number): void;
}

/**
 * Creates `bms_webhook_deliveries_total` by outcome, and `bms_webhook_oldest_undelivered_seconds`, which is the same in
 * every copy.
 */
export function createDeliveryMetrics({ db, metrics }: Kit): DeliveryMetrics {
  const registers = [metrics];
  const deliveries = new Counter({
    name: 'bms_webhook_deliveries_total',
    help: 'Attempts to deliver an event to a webhook, by what became of them: delivered, retried later, or failed for good.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['delivered', 'retried', 'failed'] as const) deliveries.inc({ outcome }, 0);
  new Gauge({
    name: 'bms_webhook_oldest_undelivered_seconds',
    help: 'How long the oldest event has waited that is still to be delivered to a webhook; 0 where none is.',
    registers,
    async collect() {
      // An unavailable database must not suppress the other metrics.
      this.set(await ageOfOldest(db).catch(() => Number.NaN));
    },
  });
  return {
    count: (outcome, many = 1) => deliveries.inc({ outcome }, many),
  };
}

async function ageOfOldest(db: Connection): Promise<number> {
  const options = {
    projection: { created_at: 1 },
    sort: { created_at: 1 },
    hint: OLDEST_WAITING,
    timeoutMS: TIMEOUT_MS,
  } as const;
  const oldest = await db.collection<Delivery>(DELIVERIES).findOne({ status: 'pending' }, options);
  return oldest ? (Date.now() - oldest.created_at.getTime()) / 1000 : 0;
}

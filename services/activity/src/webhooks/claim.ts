import { randomUUID } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { DELIVERIES, type Delivery, WAITING } from './delivery.model.ts';

/** The time after which the delivery of a crashed process is claimed again: longer than an attempt may take. */
const CLAIM_MS = 20_000;

/** A delivery that is claimed by this process. */
export type ClaimedDelivery = Delivery & { readonly claim: string };

const deliveriesOf = (db: Connection): mongo.Collection<Delivery> => db.collection<Delivery>(DELIVERIES);

const due = () => ({ status: 'pending' as const, next_attempt_at: { $lte: new Date() } });

/** Returns the webhooks with due deliveries. Each is found by one index seek, however many deliveries wait. */
export async function webhooksWithDue(db: Connection): Promise<number[]> {
  const found: number[] = [];
  const next = { projection: { webhook_id: 1 }, sort: { webhook_id: 1 }, hint: WAITING } as const;
  for (;;) {
    const delivery = await deliveriesOf(db).findOne({ ...due(), webhook_id: { $gt: found.at(-1) ?? 0 } }, next);
    if (!delivery) return found;
    found.push(delivery.webhook_id);
  }
}

/** Claims the deliveries of a webhook that have been due for the longest. @param limit the maximum number */
export async function claimDeliveries(db: Connection, webhook_id: number, limit: number): Promise<ClaimedDelivery[]> {
  const deliveries = deliveriesOf(db);
  const options = { sort: { next_attempt_at: 1 }, limit: limit, hint: WAITING } as const;
  const found = await deliveries.find({ ...due(), webhook_id }, options).toArray();
  if (found.length === 0) return [];
  const claim = randomUUID();
  const _id = { $in: found.map((delivery) => delivery._id) };
  const next_attempt_at = new Date(Date.now() + CLAIM_MS);
  const taken = { $set: { claim, next_attempt_at }, $inc: { attempts: 1, tries: 1 } };
  const { modifiedCount } = await deliveries.updateMany({ ...due(), _id }, taken);
  // Another copy may have claimed some of them, or a delivery was replayed.
  if (modifiedCount === 0) return [];
  return (await deliveries.find({ _id, claim }).toArray()).map((delivery) => ({ ...delivery, claim }));
}

/**
 * Fails all pending deliveries of a webhook.
 * @param error the reason, for users
 * @returns the number of failed deliveries
 */
export async function failDue(db: Connection, webhook_id: number, error: string): Promise<number> {
  const failed = { $set: { status: 'failed' as const, error }, $unset: { claim: '', next_attempt_at: '' } } as const;
  return (await deliveriesOf(db).updateMany({ ...due(), webhook_id }, failed)).modifiedCount;
}

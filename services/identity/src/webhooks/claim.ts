import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import type { PostResult } from './post.ts';

/** A delivery whose process is gone is sent again after that time: longer than an attempt may take. */
const CLAIM_MS = 20_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The pauses between attempts, about a day in all. */
const PAUSES_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** A delivery that this process sends, and nobody else for the time being. */
export type ClaimedDelivery = Delivery & { readonly claim: string };

/**
 * Takes the delivery that has been due for the longest.
 * @param busy webhooks that are left out
 * @returns undefined where none is due
 */
export async function claimDelivery(db: Connection, busy: readonly number[]): Promise<ClaimedDelivery | undefined> {
  const now = Date.now();
  const due = {
    status: 'pending' as const,
    next_attempt_at: { $lte: new Date(now) },
    ...(busy.length > 0 && { webhook_id: { $nin: [...busy] } }),
  };
  const claim = randomUUID();
  const taken = { $set: { claim, next_attempt_at: new Date(now + CLAIM_MS) }, $inc: { attempts: 1, tries: 1 } };
  const options = { sort: { next_attempt_at: 1 }, returnDocument: 'after' } as const;
  const delivery = await db.collection<Delivery>(DELIVERIES).findOneAndUpdate(due, taken, options);
  return delivery ? { ...delivery, claim } : undefined;
}

/** Gives back a delivery that could not be sent to its end: whoever takes it next sends it again. */
export async function giveBack(db: Connection, delivery: ClaimedDelivery): Promise<void> {
  await settle(db, delivery, { $set: { next_attempt_at: new Date() }, $unset: { claim: '' }, $inc: { tries: -1 } });
}

/** Keeps that a delivery has arrived. */
export async function keepArrival(db: Connection, delivery: ClaimedDelivery, { status }: PostResult): Promise<void> {
  const $set = { status: 'delivered' as const, error: '', response_status: status };
  await settle(db, delivery, { $set, $unset: { claim: '', next_attempt_at: '' } });
}

/** Keeps that an attempt has failed, and when the next one is; after the last pause there is none. */
export async function keepFailure(db: Connection, delivery: ClaimedDelivery, result: PostResult): Promise<void> {
  const pause = PAUSES_MS[delivery.tries - 1];
  if (pause === undefined) return giveUp(db, delivery, result);
  // Spread out, so that what failed together does not come back together.
  const next_attempt_at = new Date(Date.now() + pause * (0.9 + Math.random() / 5));
  await settle(db, delivery, { ...answered(result, { next_attempt_at }), $unset: { claim: '' } });
}

/** Keeps that a delivery is not sent any more. */
export async function giveUp(db: Connection, delivery: ClaimedDelivery, result: PostResult): Promise<void> {
  const change = answered(result, { status: 'failed' as const });
  await settle(db, delivery, { ...change, $unset: { claim: '', next_attempt_at: '' } });
}

const answered = <More extends Partial<Delivery>>({ status, error }: PostResult, more: More) => ({
  $set: { error, response_status: status ?? null, ...more },
});

/** Unless somebody else has taken it meanwhile. */
async function settle(db: Connection, { _id, claim }: ClaimedDelivery, change: object): Promise<void> {
  await db.collection<Delivery>(DELIVERIES).updateOne({ _id, claim }, change);
}

import { gather } from '@bms/service-kit';
import type { Connection, mongo } from 'mongoose';
import type { ClaimedDelivery } from './claim.ts';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import type { PostResult } from './post.ts';

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
/** How many are written together at most. */
const MOST_TOGETHER = 100;

/** What became of an attempt: it has arrived, is made again later, or was the last one. */
export type Outcome = 'delivered' | 'retried' | 'failed';

/** Keeps what became of attempts; those that end at the same time are written together. */
export interface Settler {
  /** Keeps what an attempt has come to. @returns what that means for the delivery */
  settle(delivery: ClaimedDelivery, result: PostResult): Promise<Outcome>;
  /** Gives back a delivery that could not be sent to its end: whoever takes it next sends it again. */
  giveBack(delivery: ClaimedDelivery): Promise<void>;
}

interface Change {
  readonly delivery: ClaimedDelivery;
  readonly update: mongo.UpdateFilter<Delivery>;
}

export function createSettler(db: Connection): Settler {
  const deliveries = db.collection<Delivery>(DELIVERIES);
  const keep = gather<Change, void>(MOST_TOGETHER, async (group) => {
    // Unless somebody else has taken it meanwhile.
    const writes = group.map(({ input: { delivery, update } }) => ({
      updateOne: { filter: { _id: delivery._id, claim: delivery.claim }, update },
    }));
    try {
      await deliveries.bulkWrite(writes, { ordered: false });
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  });
  return {
    settle: async (delivery, result) => {
      const { outcome, update } = consequenceOf(delivery, result);
      await keep({ delivery, update });
      return outcome;
    },
    giveBack: (delivery) => {
      const update = { $set: { next_attempt_at: new Date() }, $unset: { claim: '' as const }, $inc: { tries: -1 } };
      return keep({ delivery, update });
    },
  };
}

interface Consequence {
  readonly outcome: Outcome;
  readonly update: Change['update'];
}

function consequenceOf({ tries }: ClaimedDelivery, { status, error }: PostResult): Consequence {
  const answered = { error, response_status: status ?? null };
  const over = { claim: '', next_attempt_at: '' } as const;
  if (error === '')
    return { outcome: 'delivered', update: { $set: { ...answered, status: 'delivered' }, $unset: over } };
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined)
    return { outcome: 'failed', update: { $set: { ...answered, status: 'failed' }, $unset: over } };
  // Spread out, so that what failed together does not come back together.
  const next_attempt_at = new Date(Date.now() + pause * (0.9 + Math.random() / 5));
  return { outcome: 'retried', update: { $set: { ...answered, next_attempt_at }, $unset: { claim: '' } } };
}

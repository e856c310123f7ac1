import { createBatcher } from '@bms/batching';
import type { Connection, mongo } from 'mongoose';
import type { ClaimedDelivery } from './claim.ts';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import { GONE, type PostResult } from './post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The delays between attempts, about a day in total. */
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
/** The maximum size of a batched write. */
const MAX_BATCH = 100;

/** The outcome of an attempt: delivered, to be retried, or failed for good. */
export type Outcome = 'delivered' | 'retried' | 'failed';

/** Stores the results of attempts; those that end at the same time are written as a batch. */
export interface Settler {
  /** Stores the result of an attempt. @returns the outcome of the delivery */
  settle(delivery: ClaimedDelivery, result: PostResult): Promise<Outcome>;
  /** Releases a delivery whose attempt was aborted; it is sent again when it is claimed next. */
  release(delivery: ClaimedDelivery): Promise<void>;
}

interface Change {
  readonly delivery: ClaimedDelivery;
  readonly update: mongo.UpdateFilter<Delivery>;
}

export function createSettler(db: Connection): Settler {
  const deliveries = db.collection<Delivery>(DELIVERIES);
  const save = createBatcher<Change, void>(MAX_BATCH, async (group) => {
    // Unless another process has claimed it meanwhile.
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
      await save({ delivery, update });
      return outcome;
    },
    release: (delivery) => {
      const update = { $set: { next_attempt_at: new Date() }, $unset: { claim: '' as const }, $inc: { tries: -1 } };
      return save({ delivery, update });
    },
  };
}

interface Consequence {
  readonly outcome: Outcome;
  readonly update: Change['update'];
}

function consequenceOf({ tries }: ClaimedDelivery, { status, error, retryAt }: PostResult): Consequence {
  const answered = { error, response_status: status ?? null };
  const over = { claim: '', next_attempt_at: '' } as const;
  if (error === '')
    return { outcome: 'delivered', update: { $set: { ...answered, status: 'delivered' }, $unset: over } };
  const pause = status === GONE ? undefined : PAUSES_MS[tries - 1];
  if (pause === undefined)
    return { outcome: 'failed', update: { $set: { ...answered, status: 'failed' }, $unset: over } };
  // Jittered, so that deliveries that failed together are not retried together.
  const regular = Date.now() + pause * (0.9 + Math.random() / 5);
  const next_attempt_at = new Date(Math.max(regular, retryAt?.getTime() ?? 0));
  return { outcome: 'retried', update: { $set: { ...answered, next_attempt_at }, $unset: { claim: '' } } };
}

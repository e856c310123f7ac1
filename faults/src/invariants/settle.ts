import { eventually } from '@bms/testing';
import type { Stage } from '../stage/stage.ts';
import { collectionOf } from './invariant.ts';

/** The time within which all events are published and consumed after the last fault, in milliseconds. */
const SETTLE_TIMEOUT_MS = 300_000;

/** Waits until all events are published and all consumers have acknowledged them. @throws Error after five minutes */
export async function settle(stage: Stage): Promise<void> {
  await eventually(
    async () => ({ unpublished: await countUnpublished(stage), pending: await stage.consumers.pending() }),
    ({ unpublished, pending }) => unpublished === 0 && pending === 0,
    SETTLE_TIMEOUT_MS,
  );
}

async function countUnpublished(stage: Stage): Promise<number> {
  const counts = stage.services.map((service) =>
    collectionOf(stage, service, 'outbox').countDocuments({ unsent: true }),
  );
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

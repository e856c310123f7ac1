import { eventually } from '@bms/testing';
import type { Stage } from '../stage/stage.ts';
import { collectionOf } from './invariant.ts';

/** The time within which all events are published and consumed after the last fault, in milliseconds. */
const SETTLE_TIMEOUT_MS = 300_000;

/** Waits until all events are published and all consumers have acknowledged them. @throws Error after five minutes */
export async function settle(stage: Stage): Promise<void> {
  const look = async () => {
    const before = await countEvents(stage);
    const unpublished = await countEvents(stage, { unsent: true });
    const pending = await stage.consumers.pending();
    // A consumer that has just acknowledged an event may have added another one.
    return { unpublished, pending, added: (await countEvents(stage)) - before };
  };
  await eventually(look, (left) => Object.values(left).every((count) => count === 0), SETTLE_TIMEOUT_MS);
}

async function countEvents(stage: Stage, filter: object = {}): Promise<number> {
  const counts = stage.services.map((service) => collectionOf(stage, service, 'outbox').countDocuments(filter));
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

import type { Call, DomainEvent, Handler, Resource } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { type DeadLetter, LETTERS } from './dead-letter.model.ts';

/** The number of dead letters that one transaction replays without blocking others. */
const MAX_AT_ONCE = 10_000;

interface Filters {
  readonly consumer?: string;
  readonly event_type?: string;
  readonly failed_from?: string;
  readonly failed_to?: string;
}

interface Replayed {
  readonly success: boolean;
  readonly message: string;
  readonly count: number;
  readonly remaining: number;
}

/** Replays all dead letters that match the filters, oldest first. */
export function replayAll({ kit }: Resource): Handler<Filters, Replayed> {
  const letters = kit.db.collection<DeadLetter>(LETTERS);
  return (call: Call<Filters>) =>
    kit.write(call, async ({ session, emit }) => {
      const filter = filterOf(call.request);
      const chosen = await letters
        .find(filter, { session, projection: { letter_id: 1, consumer: 1, attempts: 1 }, sort: { _id: 1 } })
        .limit(MAX_AT_ONCE)
        .toArray();
      for (const letter of chosen) emit(decision('replay', letter));
      const count = chosen.length;
      const all = count < MAX_AT_ONCE ? count : await letters.countDocuments(filter, { session });
      return { success: true, message: messageOf(count), count, remaining: all - count };
    });
}

function filterOf({ consumer, event_type, failed_from, failed_to }: Filters): mongo.Filter<DeadLetter> {
  const failed_at = {
    ...(failed_from !== undefined && { $gte: new Date(failed_from) }),
    ...(failed_to !== undefined && { $lte: new Date(failed_to) }),
  };
  return {
    ...(consumer !== undefined && { consumer }),
    ...(event_type !== undefined && { event_type }),
    ...(Object.keys(failed_at).length > 0 && { failed_at }),
  };
}

const messageOf = (count: number): string =>
  count === 1 ? 'The replay of 1 event was requested.' : `The replay of ${count} events was requested.`;

/** Builds the event that tells the service to replay or discard a dead letter, by the id that the service gave it. */
export function decision(
  what: 'replay' | 'discard',
  { letter_id, consumer, attempts }: Pick<DeadLetter, 'letter_id' | 'consumer' | 'attempts'>,
): DomainEvent {
  return {
    message: 'bms.activity.DeadLetterDecision',
    type: `dead_letter.${what}_requested`,
    recordId: letter_id,
    version: attempts,
    data: { dead_letter_id: letter_id, consumer },
  };
}

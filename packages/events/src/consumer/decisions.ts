import type { Logger } from 'pino';
import type { ConsumerContext } from './context.ts';
import type { DeadLetters } from './dead-letters.ts';
import { replayParked } from './handle.ts';
import type { DeliveryConsumer, DeliveryHandler } from './options.ts';

/** The service whose administrators decide on dead letters. */
const DECIDES = 'activity';

/** Creates the consumer that replays or discards the dead letters of this service as administrators decide. */
export function decisionConsumer(
  deadLetters: DeadLetters,
  contexts: readonly ConsumerContext[],
  log: Logger,
): DeliveryConsumer {
  const replay: DeliveryHandler<'dead_letter.replay_requested'> = async ({ data: { dead_letter_id: id } }) => {
    const parked = await deadLetters.find(id);
    const context = contexts.find(({ durable }) => durable === parked?.consumer);
    if (!parked || !context) return;
    try {
      await replayParked(context, id, parked.event);
    } catch (error) {
      log.warn({ err: error, deadLetter: id }, 'replay of a dead letter failed');
      await deadLetters.failAgain(id, error);
    }
  };
  const discard: DeliveryHandler<'dead_letter.discard_requested'> = async ({ data }) => {
    await deadLetters.discard(data.dead_letter_id);
  };
  return {
    name: 'dead_letters',
    from: DECIDES,
    deliveries: { 'dead_letter.replay_requested': replay, 'dead_letter.discard_requested': discard },
  };
}

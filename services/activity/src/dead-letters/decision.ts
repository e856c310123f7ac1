import type { DomainEvent } from '@bms/service-kit';
import type { DeadLetter } from './dead-letter.model.ts';

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

import { defineModel, type RecordOf } from '@bms/service-kit';

/** The name of the collection; `dead_letters` has those of the service's own consumers. */
export const LETTERS = 'letters_of_all';

export const deadLetters = defineModel(LETTERS, {
  service: 'bms.activity.DeadLetters',
  title: 'event_type',
  // Not audited: a dead letter about an audit event of this would cause another one, and so on.
  notAudited: true,
  search: ['consumer', 'event_type', 'error'],
  fields: {
    /** The id of the dead letter in the service that parked it; unique. */
    letter_id: { type: String, required: true, index: { unique: true } },
  },
});

type Stored = RecordOf<typeof deadLetters>;

/** A dead letter of a consumer of any service, as activity stores it for administrators. */
export type DeadLetter = Omit<Stored, 'letter_id' | 'event' | 'failed_at'> &
  Required<Pick<Stored, 'letter_id' | 'event' | 'failed_at'>>;

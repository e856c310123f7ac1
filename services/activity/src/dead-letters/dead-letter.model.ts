import { defineModel, type StoredRecord } from '@bms/service-kit';

/** A dead letter of a consumer of any service, as activity stores it for administrators. */
export interface DeadLetter extends StoredRecord {
  /** The id of the dead letter in the service that parked it; unique. */
  letter_id: string;
  /** The durable name, e.g. `billing_clients`. */
  consumer: string;
  event_type: string;
  event: {
    /** The id of the event. */
    readonly _id: string;
    readonly service: string;
    readonly subject: string;
    readonly occurred_at: string;
    /** JSON text. */
    readonly data: string;
  };
  error: string;
  /** Incremented with every event about the dead letter. */
  attempts: number;
  failed_at: Date;
}

/** The name of the collection; `dead_letters` has those of the service's own consumers. */
export const LETTERS = 'letters_of_all';

export const deadLetters = defineModel(LETTERS, {
  service: 'bms.activity.DeadLetters',
  title: 'event_type',
  // Not audited: a dead letter about an audit event of this would cause another one, and so on.
  notAudited: true,
  search: ['consumer', 'event_type', 'error'],
  fields: {
    letter_id: { type: String, required: true, index: { unique: true } },
  },
});

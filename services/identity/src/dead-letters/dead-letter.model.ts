import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** An event that a consumer of some service gave up on, as identity keeps it for administrators. */
export interface DeadLetter extends StoredRecord {
  /** By which the service that gave up knows it; unique. */
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
  /** Rises with everything that happens to it. */
  attempts: number;
  failed_at: Date;
}

/** The name of the collection; `dead_letters` has those of the service's own consumers. */
export const LETTERS = 'letters_of_all';

export const deadLetters = defineRecords(LETTERS, {
  service: 'bms.identity.DeadLetters',
  title: 'event_type',
  // Giving up on an account of this would call for another one, and so on.
  unaccounted: true,
  search: ['consumer', 'event_type', 'error'],
  fields: {
    letter_id: { type: String, required: true, index: { unique: true } },
    consumer: String,
    event_type: String,
    event: Object,
    error: String,
    attempts: Number,
    failed_at: Date,
  },
});

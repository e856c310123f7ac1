import { defineRecords, type StoredRecord } from '@bms/service-kit';
import type { mongo } from 'mongoose';

/** An address of another system that is told what happens here. */
export interface Webhook extends StoredRecord {
  url: string;
  /** Types of events, or `*` for all. */
  events: string[];
  active: boolean;
  /** When it was switched off because nothing arrived. */
  switched_off_at?: Date;
  /** What its messages are signed with, sealed for this webhook. */
  sealed: mongo.Binary;
  /** The secret before, and how long messages are signed with it, too. */
  previous_sealed?: mongo.Binary;
  previous_secret_until?: Date;
  /** When the first attempt failed after the last success; no change of the record. */
  failing_since?: Date;
  /** How many attempts have failed since; no change of the record. */
  failures?: number;
}

/** The name of the collection. */
export const WEBHOOKS = 'webhooks';

export const webhooks = defineRecords(WEBHOOKS, {
  service: 'bms.identity.Webhooks',
  title: 'url',
  search: ['url'],
  fields: {
    url: String,
    events: [String],
    active: Boolean,
    switched_off_at: Date,
    sealed: { type: Buffer, required: true },
    previous_sealed: Buffer,
    previous_secret_until: Date,
    failing_since: Date,
    failures: Number,
  },
  // Looked at for every event.
  indexes: [[{ events: 1, active: 1 }]],
});

import { defineModel, type StoredRecord } from '@bms/service-kit';
import type { mongo } from 'mongoose';

/** A URL of another system that receives events. */
export interface Webhook extends StoredRecord {
  url: string;
  /** Types of events, or `*` for all. */
  events: string[];
  active: boolean;
  /** The responsible administrator; absent in webhooks of older versions. See ownerOf. */
  owner_id?: number;
  /** The time at which it was switched off after repeated failures. */
  switched_off_at?: Date;
  /** The signing secret, encrypted for this webhook. */
  sealed: mongo.Binary;
  /** The previous secret, and the time until which messages are also signed with it. */
  previous_sealed?: mongo.Binary;
  previous_secret_until?: Date;
  /** The first failed attempt since the last success; setting it does not change the version. */
  failing_since?: Date;
  /** The number of failed attempts since then; setting it does not change the version. */
  failures?: number;
}

export const WEBHOOKS = 'webhooks';

export const webhooks = defineModel(WEBHOOKS, {
  service: 'bms.activity.Webhooks',
  title: 'url',
  search: ['url'],
  fields: {
    sealed: { type: Buffer, required: true },
    previous_sealed: Buffer,
    failing_since: Date,
    failures: Number,
  },
  // Queried for every event.
  indexes: [[{ events: 1, active: 1 }]],
});

import { defineModel, type RecordOf } from '@bms/service-kit';

export const WEBHOOKS = 'webhooks';

export const webhooks = defineModel(WEBHOOKS, {
  service: 'bms.activity.Webhooks',
  title: 'url',
  search: ['url'],
  fields: {
    /** The signing secret, encrypted for this webhook. */
    sealed: { type: Buffer, required: true },
    /** The previous secret, with which messages are also signed until `previous_secret_until`. */
    previous_sealed: Buffer,
    /** The last change with each account, see withEdit. */
    edits: { type: [{ _id: false, user_id: Number, at: Date }], default: undefined },
    /** The first failed attempt since the last success; setting it does not change the version. */
    failing_since: Date,
    /** The number of failed attempts since then; setting it does not change the version. */
    failures: Number,
    /** The time before which the receiver wants no message (Retry-After); setting it does not change the version. */
    retry_at: Date,
  },
  // Queried for every event.
  indexes: [[{ events: 1, active: 1 }]],
});

/** A URL of another system that receives events, as stored. */
export type Webhook = RecordOf<typeof webhooks>;

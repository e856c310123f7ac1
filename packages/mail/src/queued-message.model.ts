import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/**
 * An outgoing message, encrypted so that only its service can read it. An event refers to it; it is deleted once it is
 * sent.
 */
export interface QueuedMessage {
  /** A UUID, or derived from the event and the recipient. */
  _id: string;
  /** The message, encrypted for this `_id`. */
  sealed: mongo.Binary;
  /** The expiry of the code, or of the notice. */
  expires_at: Date;
}

export const QUEUED_MESSAGES = 'send_jobs';

/** The collection of outgoing messages; expired ones are deleted by MongoDB. */
export const queuedMessageModel: ModelDefinition = {
  name: QUEUED_MESSAGES,
  schema: new Schema<QueuedMessage>(
    {
      _id: { type: String, required: true },
      sealed: { type: Schema.Types.Buffer, required: true },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/**
 * An outgoing message, encrypted so that only identity can read it. An event refers to it; it is deleted once it is
 * sent.
 */
export interface SendJob {
  /** A UUID, or derived from the event and the recipient. */
  _id: string;
  /** The message, encrypted for this job. */
  sealed: mongo.Binary;
  /** The expiry of the code, or of the notice. */
  expires_at: Date;
}

export const SEND_JOBS = 'send_jobs';

export const sendJobModel: ModelDefinition = {
  name: SEND_JOBS,
  schema: new Schema<SendJob>(
    {
      _id: { type: String, required: true },
      sealed: { type: Schema.Types.Buffer, required: true },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

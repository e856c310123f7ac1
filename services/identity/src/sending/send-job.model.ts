import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** Something to send to a person, unreadable to all but identity; an event names it, and it goes when it was sent. */
export interface SendJob {
  /** A UUID, or that of an event and the user who is told of it. */
  _id: string;
  /** The letter, sealed for this job. */
  sealed: mongo.Binary;
  /** When the code in it is good no longer, or what it tells is no news. */
  expires_at: Date;
}

/** The name of the collection. */
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

import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A sign-in that has not expired: the truth of which session tokens are alive. */
export interface Session {
  /** 128 random bits, base64url; the claim `sid`. */
  _id: string;
  user_id: number;
  created_at: Date;
  /** When its token expires. */
  expires_at: Date;
  /** When it was ended before that; null while it lives. */
  ended_at: Date | null;
}

/** The name of the collection. */
export const SESSIONS = 'sessions';

/** Sessions are kept a while longer than their tokens live, for clocks that differ. */
const KEPT_SECONDS = 300;

export const sessionModel: ModelDefinition = {
  name: SESSIONS,
  schema: new Schema<Session>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      created_at: { type: Date, required: true },
      expires_at: { type: Date, required: true },
      ended_at: { type: Date, default: null },
    },
    { versionKey: false },
  )
    .index({ expires_at: 1 }, { expireAfterSeconds: KEPT_SECONDS })
    .index({ user_id: 1, ended_at: 1 })
    .index({ ended_at: 1 }, { partialFilterExpression: { ended_at: { $type: 'date' } } }),
};

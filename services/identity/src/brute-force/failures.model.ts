import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The latest failed sign-ins to one account, from one address or from all of them. */
export interface SignInFailures {
  /** The digest of the account, or of the account and the address. */
  _id: string;
  /** The digest of the account. */
  account: string;
  /** Oldest first, at most as many as the limit. */
  failed_at: Date[];
  /** The end of the lock; null if there is none. */
  locked_until: Date | null;
  expires_at: Date;
}

export const SIGN_IN_FAILURES = 'sign_in_failures';

export const signInFailuresModel: ModelDefinition = {
  name: SIGN_IN_FAILURES,
  schema: new Schema<SignInFailures>(
    {
      _id: { type: String, required: true },
      account: { type: String, required: true },
      failed_at: { type: [Date], default: [] },
      locked_until: { type: Date, default: null },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 })
    .index({ account: 1 }),
};

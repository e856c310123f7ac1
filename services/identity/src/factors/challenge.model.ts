import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The way in which the first factor of a sign-in was proven. */
export type FirstFactor = 'password' | 'otp' | 'link';

/** A sign-in whose first factor is proven, and which waits for the second; only the digest of its token is stored. */
export interface Challenge {
  /** The digest of the token. */
  _id: string;
  user_id: number;
  first_factor: FirstFactor;
  /** The number of changes of credentials of the account then; a later change ends the challenge. */
  credential_changes: number;
  /** The `remember` and `redirect` of the sign-in. */
  remember: boolean;
  redirect: string;
  /** The challenge in the options of the account's passkeys; absent if it has none. */
  passkey_challenge?: string;
  /** The number of attempts. */
  tries: number;
  expires_at: Date;
}

export const CHALLENGES = 'sign_in_challenges';

export const challengeModel: ModelDefinition = {
  name: CHALLENGES,
  schema: new Schema<Challenge>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      first_factor: { type: String, required: true },
      credential_changes: { type: Number, required: true },
      remember: { type: Boolean, required: true },
      redirect: { type: String, default: '' },
      passkey_challenge: String,
      tries: { type: Number, default: 0 },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ user_id: 1 })
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

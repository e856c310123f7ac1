import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The challenge of a sign-in by passkey; only its digest is stored. */
export interface PasskeyChallenge {
  /** The digest of the challenge. */
  _id: string;
  expires_at: Date;
}

export const PASSKEY_CHALLENGES = 'passkey_challenges';

export const passkeyChallengeModel: ModelDefinition = {
  name: PASSKEY_CHALLENGES,
  schema: new Schema<PasskeyChallenge>(
    { _id: { type: String, required: true }, expires_at: { type: Date, required: true } },
    { versionKey: false },
  ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

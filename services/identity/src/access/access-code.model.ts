import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A code with which access can be revoked after a password reset; only its digest is stored. */
export interface AccessCode {
  /** The digest of the code. */
  _id: string;
  user_id: number;
  /** The keys of the access that was listed with the code; it revokes no other. */
  keys: string[];
  expires_at: Date;
}

export const ACCESS_CODES = 'access_codes';

export const accessCodeModel: ModelDefinition = {
  name: ACCESS_CODES,
  schema: new Schema<AccessCode>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      keys: { type: [String], required: true },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

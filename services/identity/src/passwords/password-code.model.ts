import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A mailed code with which a new password can be set; only its digest is stored. */
export interface PasswordCode {
  /** The digest of the code. */
  _id: string;
  /** The user whose password it sets; 0 for a code without an account, which is never sent. */
  user_id: number;
  /** The address that it was mailed to; absent in codes of older versions. */
  email?: string;
  expires_at: Date;
}

export const PASSWORD_CODES = 'password_codes';

export const passwordCodeModel: ModelDefinition = {
  name: PASSWORD_CODES,
  schema: new Schema<PasswordCode>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      email: String,
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ user_id: 1 })
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

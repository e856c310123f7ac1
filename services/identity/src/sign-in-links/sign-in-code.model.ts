import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A mailed code that signs in to the portal; only its digest is stored. */
export interface SignInCode {
  /** The digest of the code. */
  _id: string;
  /** The portal user; 0 for a code without an account, which is never sent. */
  user_id: number;
  /** The address that it was mailed to. */
  email: string;
  /** The number of changes of credentials of the account then; a later change ends the code. */
  credential_changes: number;
  expires_at: Date;
}

export const SIGN_IN_CODES = 'sign_in_codes';

export const signInCodeModel: ModelDefinition = {
  name: SIGN_IN_CODES,
  schema: new Schema<SignInCode>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      email: { type: String, required: true },
      credential_changes: { type: Number, required: true },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ user_id: 1 })
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

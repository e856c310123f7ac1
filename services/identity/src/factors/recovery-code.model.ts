import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A code that replaces a second factor once; only its digest is stored. */
export interface RecoveryCode {
  /** The digest of the user and the code. */
  _id: string;
  user_id: number;
}

export const RECOVERY_CODES = 'recovery_codes';

export const recoveryCodeModel: ModelDefinition = {
  name: RECOVERY_CODES,
  schema: new Schema<RecoveryCode>(
    { _id: { type: String, required: true }, user_id: { type: Number, required: true } },
    { versionKey: false },
  ).index({ user_id: 1 }),
};

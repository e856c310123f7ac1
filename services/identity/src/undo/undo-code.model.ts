import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A code that reverts a change of a user's credentials; only its digest is stored. */
export interface UndoCode {
  /** The digest of the code. */
  _id: string;
  user_id: number;
  /** The number of the change; increases for each user. */
  change: number;
  /** The credentials before the change. */
  email: string;
  phone: string;
  password_hash: string | null;
  /** What had proven its ownership before the change; see User. */
  verified_email: string;
  verified_phone: string;
  expires_at: Date;
}

export const UNDO_CODES = 'undo_codes';

export const undoCodeModel: ModelDefinition = {
  name: UNDO_CODES,
  schema: new Schema<UndoCode>(
    {
      _id: { type: String, required: true },
      user_id: { type: Number, required: true },
      change: { type: Number, required: true },
      email: String,
      phone: String,
      password_hash: String,
      verified_email: String,
      verified_phone: String,
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ user_id: 1, change: 1 })
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

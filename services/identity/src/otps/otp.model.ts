import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A one-time password for a phone; only its digest is stored. */
export interface Otp {
  /** The digest of purpose and phone: a newer password replaces an older one. */
  _id: string;
  /** The digest of the password. */
  code: string;
  /** The number of attempts. */
  tries: number;
  expires_at: Date;
}

export const OTPS = 'otps';

export const otpModel: ModelDefinition = {
  name: OTPS,
  schema: new Schema<Otp>(
    {
      _id: { type: String, required: true },
      code: { type: String, required: true },
      tries: { type: Number, default: 0 },
      expires_at: { type: Date, required: true },
    },
    { versionKey: false },
  ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

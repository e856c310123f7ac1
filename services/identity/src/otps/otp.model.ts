import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A one-time password that was made for a phone; never the password itself. */
export interface Otp {
  /** The digest of what it is for and of the phone: a newer one takes the place of an older one. */
  _id: string;
  /** The digest of the password. */
  code: string;
  /** How often it was tried. */
  tries: number;
  expires_at: Date;
}

/** The name of the collection. */
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

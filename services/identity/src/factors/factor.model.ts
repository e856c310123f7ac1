import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

interface FactorBase {
  _id: number;
  user_id: number;
  /** The name that the user gave it. */
  name: string;
  created_at: Date;
  /** The time at which the user proved that it works; null before that. */
  confirmed_at: Date | null;
  last_used_at: Date | null;
  /** The end of an unconfirmed factor; absent once it is confirmed. */
  expires_at?: Date;
}

/** An authenticator app. */
export interface TotpFactor extends FactorBase {
  type: 'totp';
  /** The key of the app, encrypted for this factor. */
  sealed: mongo.Binary;
  /** The time step (RFC 6238) of the last accepted code; -1 before the first. Codes of it and of earlier steps are used. */
  last_step: number;
}

/** A passkey (WebAuthn). */
export interface PasskeyFactor extends FactorBase {
  type: 'passkey';
  /** The relying party that it was created for: the host of the public address then. It works for no other. */
  rp_id: string;
  /** The challenge of its registration; absent once it is confirmed. */
  challenge?: string;
  /** The credential; absent before it is confirmed. */
  credential?: PasskeyCredential;
}

/** The public part of a passkey. */
export interface PasskeyCredential {
  /** The id that the authenticator gave it, base64url. */
  readonly id: string;
  readonly public_key: mongo.Binary;
  /** The signature counter of its last use; 0 for passkeys that have none, such as those in several devices. */
  readonly counter: number;
  /** The transports to the authenticator, e.g. `usb`. */
  readonly transports: string[];
}

/** A second factor of an account. */
export type Factor = TotpFactor | PasskeyFactor;

export const FACTORS = 'factors';

const credential = new Schema<PasskeyCredential>(
  { id: String, public_key: Schema.Types.Buffer, counter: Number, transports: [String] },
  { _id: false },
);

export const factorModel: ModelDefinition = {
  name: FACTORS,
  schema: new Schema(
    {
      _id: { type: Number, required: true },
      user_id: { type: Number, required: true },
      type: { type: String, required: true },
      name: { type: String, required: true },
      created_at: { type: Date, required: true },
      confirmed_at: { type: Date, default: null },
      last_used_at: { type: Date, default: null },
      expires_at: Date,
      sealed: Schema.Types.Buffer,
      last_step: Number,
      rp_id: String,
      challenge: String,
      credential,
    },
    { versionKey: false },
  )
    .index({ user_id: 1 })
    .index({ 'credential.id': 1 }, { unique: true, partialFilterExpression: { 'credential.id': { $exists: true } } })
    .index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
};

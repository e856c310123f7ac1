import type { JsonWebKey } from 'node:crypto';
import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** A key that signs session tokens. */
export interface SigningKey {
  /** The sequence number; its uniqueness keeps several copies from creating the same key twice. */
  _id: number;
  kid: string;
  /** The private key (JWK), encrypted. */
  sealed: mongo.Binary;
  /** The public key. */
  public_jwk: JsonWebKey;
  /** The start of signing, which ends when the next key starts. */
  signs_from: Date;
  /** The expiry of the last token that it signed; null while it is the last key. */
  published_until: Date | null;
}

export const SIGNING_KEYS = 'signing_keys';

export const signingKeyModel: ModelDefinition = {
  name: SIGNING_KEYS,
  schema: new Schema<SigningKey>(
    {
      _id: { type: Number, required: true },
      kid: { type: String, required: true },
      sealed: { type: Schema.Types.Buffer, required: true },
      public_jwk: { type: Schema.Types.Mixed, required: true },
      signs_from: { type: Date, required: true },
      published_until: { type: Date, default: null },
    },
    { versionKey: false },
  ).index({ published_until: 1 }, { expireAfterSeconds: 0 }),
};

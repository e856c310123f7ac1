import type { JsonWebKey } from 'node:crypto';
import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** A key that session tokens are signed with. */
export interface SigningKey {
  /** Keys are numbered in order; that a number is unique is what keeps several copies from making the same one twice. */
  _id: number;
  kid: string;
  /** The private half (JWK), sealed. */
  sealed: mongo.Binary;
  /** The public half. */
  public_jwk: JsonWebKey;
  /** Tokens are signed with it from then on, until the next key's moment. */
  signs_from: Date;
  /** No token that it signed lives longer; null while it is the last key. */
  published_until: Date | null;
}

/** The name of the collection. */
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

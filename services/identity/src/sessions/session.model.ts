import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';
import { type ProviderSession, providerSessionSchema } from '../sso/sso.models.ts';

/** A sign-in that has not expired; the source of truth for the validity of session tokens. */
export interface Session {
  /** 128 random bits, base64url; the claim `sid`. */
  _id: string;
  /** The id shown to the user; absent in sessions of older versions until they are listed. */
  number?: number;
  user_id: number;
  created_at: Date;
  /** The last confirmation of the password; absent if there was none since the sign-in. */
  confirmed_at?: Date;
  /** The last use, accurate to five minutes; absent until the first. */
  last_used_at?: Date;
  /** The address and the User-Agent of the sign-in; absent in older sessions. */
  address?: string;
  user_agent?: string;
  /** The end of the session: the expiry of its token, or of the refresh token of a remembered one. */
  expires_at: Date;
  /** The expiry of the session token of a remembered session. */
  token_expires_at?: Date;
  /** The session at the identity provider of a single sign-on; absent of other sign-ins. */
  provider_session?: ProviderSession;
  /** The state of a session that its device can refresh; absent in others. */
  refresh?: Remembered;
  /** The end of the session before its expiry; null while it is live. */
  ended_at: Date | null;
}

/** The refresh token of a session, from which it can be computed again. */
export interface Remembered {
  /** Random bytes, base64url. */
  readonly salt: string;
  /** The number of the current token, from 1. */
  readonly generation: number;
  /** The time at which the current token was issued. */
  readonly rotated_at: Date;
}

export const SESSIONS = 'sessions';

/** Sessions are kept for some time after their tokens expire, to allow for clock skew. */
const KEPT_SECONDS = 300;

/** Returns the expiry of the token of a session. */
export const tokenExpiry = ({ token_expires_at, expires_at }: Session): Date => token_expires_at ?? expires_at;

export const sessionModel: ModelDefinition = {
  name: SESSIONS,
  schema: new Schema<Session>(
    {
      _id: { type: String, required: true },
      number: Number,
      user_id: { type: Number, required: true },
      created_at: { type: Date, required: true },
      confirmed_at: Date,
      last_used_at: Date,
      address: String,
      user_agent: String,
      expires_at: { type: Date, required: true },
      token_expires_at: Date,
      refresh: new Schema<Remembered>({ salt: String, generation: Number, rotated_at: Date }, { _id: false }),
      provider_session: providerSessionSchema,
      ended_at: { type: Date, default: null },
    },
    { versionKey: false },
  )
    .index({ expires_at: 1 }, { expireAfterSeconds: KEPT_SECONDS })
    .index({ user_id: 1, ended_at: 1 })
    .index({ 'provider_session.sub': 1 }, { sparse: true })
    .index({ 'provider_session.sid': 1 }, { sparse: true })
    .index({ ended_at: 1 }, { partialFilterExpression: { ended_at: { $type: 'date' } } }),
};

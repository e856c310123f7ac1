import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** A sign-in that has been started at a provider. */
export interface StartedSignIn {
  /** The digest of the state. */
  _id: string;
  provider_id: number;
  /** The digest of the key of the browser that started it. */
  browser: string;
  /** The nonce and the PKCE verifier, encrypted for this sign-in. */
  sealed: mongo.Binary;
  /** The path of the panel to continue at. */
  return_to: string;
  /** The native app to continue at; absent for the panel. */
  native?: NativeApp;
  expires_at: Date;
}

/** A native app that waits for a code. */
export interface NativeApp {
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly state: string;
}

/** The session of a person at a provider, from which a session of this system comes. */
export interface ProviderSession {
  readonly provider_id: number;
  readonly issuer: string;
  readonly sub: string;
  /** The session at the provider; empty if it does not name one. */
  readonly sid: string;
  /** The id token, encrypted for the account, for the sign-out; absent if it is too long for a URL. */
  readonly sealed_id_token?: mongo.Binary;
}

/** A completed sign-in of a native app, which exchanges its code for a session. */
export interface NativeCode {
  /** The digest of the code. */
  _id: string;
  user_id: number;
  code_challenge: string;
  session: ProviderSession;
  expires_at: Date;
}

/** The account of a person at a provider. */
export interface AccountLink {
  _id: string;
  issuer: string;
  sub: string;
  user_id: number;
  provider_id: number;
  linked_at: Date;
  last_sign_in_at: Date;
}

/** A logout token that was used. */
export interface UsedLogoutToken {
  /** The digest of its issuer and id. */
  _id: string;
  expires_at: Date;
}

export const STARTED_SIGN_INS = 'sso_sign_ins';
export const NATIVE_CODES = 'sso_codes';
export const ACCOUNT_LINKS = 'sso_links';
export const USED_LOGOUT_TOKENS = 'sso_logout_tokens';

/** The schema of the session at a provider. */
export const providerSessionSchema = new Schema<ProviderSession>(
  { provider_id: Number, issuer: String, sub: String, sid: String, sealed_id_token: Schema.Types.Buffer },
  { _id: false },
);

const options = { versionKey: false } as const;
const expiring = { expires_at: { type: Date, required: true } };

export const ssoModels: readonly ModelDefinition[] = [
  {
    name: STARTED_SIGN_INS,
    schema: new Schema(
      {
        _id: { type: String, required: true },
        provider_id: Number,
        browser: String,
        sealed: Schema.Types.Buffer,
        return_to: String,
        native: new Schema({ redirect_uri: String, code_challenge: String, state: String }, { _id: false }),
        ...expiring,
      },
      options,
    ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
  },
  {
    name: NATIVE_CODES,
    schema: new Schema(
      {
        _id: { type: String, required: true },
        user_id: Number,
        code_challenge: String,
        session: providerSessionSchema,
        ...expiring,
      },
      options,
    ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
  },
  {
    name: ACCOUNT_LINKS,
    schema: new Schema(
      {
        _id: { type: String, required: true },
        issuer: String,
        sub: String,
        user_id: Number,
        provider_id: Number,
        linked_at: Date,
        last_sign_in_at: Date,
      },
      options,
    ).index({ user_id: 1, issuer: 1 }, { unique: true }),
  },
  {
    name: USED_LOGOUT_TOKENS,
    schema: new Schema({ _id: { type: String, required: true }, ...expiring }, options).index(
      { expires_at: 1 },
      { expireAfterSeconds: 0 },
    ),
  },
];

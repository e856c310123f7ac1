import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import { type Connection, mongo } from 'mongoose';
import { type NativeApp, STARTED_SIGN_INS, type StartedSignIn } from '../sso.models.ts';

/** The time in which a person signs in at the provider; shorter than that of the browser's key. */
const LIFETIME_MS = 10 * 60_000;
/** 256 random bits make a state and a key of a browser unguessable. */
const RANDOM_BYTES = 32;

/** Returns a random value: 256 bits, base64url. */
export const randomText = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** The secrets of a sign-in that this system keeps while the person is at the provider. */
export interface SignInSecrets {
  readonly nonce: string;
  /** The code verifier (RFC 7636). */
  readonly verifier: string;
}

/** A sign-in to start. */
export interface NewSignIn extends SignInSecrets {
  readonly providerId: number;
  /** The key of the browser, to which the sign-in is bound. */
  readonly browserKey: string;
  readonly returnTo: string;
  readonly native: NativeApp | undefined;
}

/** Stores a started sign-in for ten minutes. @returns its state */
export async function storeSignIn(db: Connection, encryption: Encryption, started: NewSignIn): Promise<string> {
  const state = randomText();
  const _id = idOf(encryption, state);
  const { providerId, browserKey, returnTo, native, nonce, verifier } = started;
  await db.collection<StartedSignIn>(STARTED_SIGN_INS).insertOne({
    _id,
    provider_id: providerId,
    browser: browserOf(encryption, browserKey),
    sealed: new mongo.Binary(encryption.encrypt('sso', _id, JSON.stringify({ nonce, verifier }))),
    return_to: returnTo,
    ...(native && { native }),
    expires_at: new Date(Date.now() + LIFETIME_MS),
  });
  return state;
}

/** The place in which a sign-in was started. */
export interface SignInPlace {
  readonly providerId: number;
  readonly browserKey: string;
  readonly state: string;
}

/** A sign-in whose state was used. */
export type UsedSignIn = Pick<StartedSignIn, 'return_to' | 'native'> & SignInSecrets;

/** Uses the state of a sign-in. @returns undefined if it is wrong, used, expired, or of another provider or browser */
export async function useSignIn(
  db: Connection,
  encryption: Encryption,
  { providerId, browserKey, state }: SignInPlace,
): Promise<UsedSignIn | undefined> {
  const live = {
    _id: idOf(encryption, state),
    provider_id: providerId,
    browser: browserOf(encryption, browserKey),
    expires_at: { $gt: new Date() },
  };
  const found = await db.collection<StartedSignIn>(STARTED_SIGN_INS).findOneAndDelete(live);
  if (!found) return undefined;
  const secrets = JSON.parse(encryption.decrypt('sso', found._id, found.sealed.buffer)) as SignInSecrets;
  return { return_to: found.return_to, ...(found.native && { native: found.native }), ...secrets };
}

const idOf = (encryption: Encryption, state: string): string => encryption.digest('sso', `state ${state}`);
const browserOf = (encryption: Encryption, key: string): string => encryption.digest('sso', `browser ${key}`);

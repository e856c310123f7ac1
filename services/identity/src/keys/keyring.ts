import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { Connection } from 'mongoose';
import { type RotationPlan, rotateKeys } from './rotation.ts';
import { SIGNING_KEYS, type SigningKey } from './signing-key.model.ts';

/** A private key for signing. */
export interface Signer {
  readonly kid: string;
  readonly key: KeyObject;
}

/** The keys that sign session tokens, as cached by this copy. */
export interface Keyring {
  /** Returns the key that signs now. */
  signer(now?: number): Signer;
  /**
   * Returns the public keys of all tokens that may be valid, and of upcoming ones, as JSON text of a JWK set (RFC
   * 7517).
   */
  readonly jwks: () => string;
  /** Reads the keys again. */
  refresh(): Promise<void>;
}

interface KnownKey extends Signer {
  readonly signsFrom: number;
}

/**
 * Creates a key if there is none, and reads all keys.
 * @throws Error if they were encrypted with another KEY_ENCRYPTION_SECRET
 */
export async function openKeyring(db: Connection, encryption: Encryption, plan: RotationPlan): Promise<Keyring> {
  let known: KnownKey[] = [];
  let jwks = '';

  async function refresh(): Promise<void> {
    const stored = await db.collection<SigningKey>(SIGNING_KEYS).find().sort({ _id: -1 }).toArray();
    known = stored.map((key) => decryptKey(key, known, encryption));
    jwks = JSON.stringify({ keys: stored.map(publicJwk) });
  }

  function signer(now = Date.now()): Signer {
    const current = known.find((key) => key.signsFrom <= now) ?? known.at(-1);
    if (!current) throw new Error('there is no key to sign with');
    return current;
  }

  await rotateKeys(db, encryption, plan);
  await refresh();
  return { signer, jwks: () => jwks, refresh };
}

function decryptKey(stored: SigningKey, known: readonly KnownKey[], encryption: Encryption): KnownKey {
  const before = known.find(({ kid }) => kid === stored.kid);
  if (before) return before;
  const signsFrom = stored.signs_from.getTime();
  return { kid: stored.kid, signsFrom, key: createPrivateKey({ key: decryptJwk(stored, encryption), format: 'jwk' }) };
}

function decryptJwk(stored: SigningKey, encryption: Encryption) {
  try {
    return JSON.parse(encryption.decrypt('signing-key', stored.kid, stored.sealed.buffer));
  } catch {
    throw new Error(
      'setting KEY_ENCRYPTION_SECRET: it does not decrypt the signing keys in the database. Set the one they were ' +
        `encrypted with, or empty the collection ${SIGNING_KEYS}, which signs everybody out`,
    );
  }
}

function publicJwk({ kid, public_jwk: jwk }: SigningKey) {
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}

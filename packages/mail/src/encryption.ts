import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The schema of the setting with the secret: 32 random bytes in base64. */
export const encryptionSecret = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, `is not ${KEY_BYTES} bytes in base64`);

/** The purposes of secrets. Each has its own keys, derived from its name; renaming one makes stored data unreadable. */
export type EncryptionPurpose =
  | 'signing-key'
  | 'send-job'
  | 'code'
  | 'account'
  | 'connection'
  | 'webhook'
  | 'recipient'
  | 'document-link'
  | 'refresh-token'
  | 'factor'
  | 'sso';

/** Encrypts secrets that are stored in the database. */
export interface Encryption {
  /**
   * Encrypts and authenticates (AES-256-GCM).
   * @param owner the id of the record that holds the result; it cannot be decrypted for another one
   */
  encrypt(purpose: EncryptionPurpose, owner: string, plain: string): Buffer;
  /** Decrypts a secret. @throws Error if it was encrypted with another key or for another owner, or was changed */
  decrypt(purpose: EncryptionPurpose, owner: string, encrypted: Uint8Array): string;
  /** Returns a keyed hash (HMAC-SHA-256, base64url) by which a value is found without being stored. */
  digest(purpose: EncryptionPurpose, value: string): string;
}

/** Creates the encryption from a secret. @param secret 32 random bytes */
export function createEncryption(secret: Uint8Array): Encryption {
  const keys = new Map<string, Buffer>();
  // The labels are part of the derivation: with others, stored data cannot be decrypted.
  const keyFor = (use: string): Buffer => {
    const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', secret, '', `bms.identity ${use}`, KEY_BYTES));
    keys.set(use, key);
    return key;
  };
  return {
    encrypt: (purpose, owner, plain) => encrypt(keyFor(`seal ${purpose}`), owner, plain),
    decrypt: (purpose, owner, encrypted) => decrypt(keyFor(`seal ${purpose}`), owner, Buffer.from(encrypted)),
    digest: (purpose, value) =>
      createHmac('sha256', keyFor(`digest ${purpose}`))
        .update(value)
        .digest('base64url'),
  };
}

/** Returns nonce | tag | ciphertext. */
function encrypt(key: Buffer, owner: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, owner: string, encrypted: Buffer): string {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const tag = encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  const body = encrypted.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

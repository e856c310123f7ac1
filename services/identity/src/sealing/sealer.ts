import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The purposes of secrets; each has its own keys. */
type Purpose = 'signing-key' | 'send-job' | 'code' | 'account' | 'connection' | 'webhook';

/** Encrypts secrets that are stored in the database. */
export interface Sealer {
  /**
   * Encrypts and authenticates (AES-256-GCM).
   * @param owner the id of the record that holds the result; it cannot be decrypted for another one
   */
  seal(purpose: Purpose, owner: string, plain: string): Buffer;
  /** Decrypts a secret. @throws Error if it was encrypted with another key or for another owner, or was changed */
  open(purpose: Purpose, owner: string, sealed: Uint8Array): string;
  /** Returns a keyed hash (HMAC-SHA-256, base64url) by which a value is found without being stored. */
  digest(purpose: Purpose, value: string): string;
}

/** @param secret 32 random bytes */
export function createSealer(secret: Uint8Array): Sealer {
  const keys = new Map<string, Buffer>();
  const keyFor = (use: string): Buffer => {
    const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', secret, '', `bms.identity ${use}`, KEY_BYTES));
    keys.set(use, key);
    return key;
  };
  return {
    seal: (purpose, owner, plain) => encrypt(keyFor(`seal ${purpose}`), owner, plain),
    open: (purpose, owner, sealed) => decrypt(keyFor(`seal ${purpose}`), owner, Buffer.from(sealed)),
    digest: (purpose, value) =>
      createHmac('sha256', keyFor(`digest ${purpose}`))
        .update(value)
        .digest('base64url'),
  };
}

/** nonce | tag | ciphertext */
function encrypt(key: Buffer, owner: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, owner: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

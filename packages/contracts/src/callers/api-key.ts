import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix of API keys. It distinguishes them from other tokens and lets secret scanners find leaked keys. */
export const API_KEY_MARK = 'bms_';

const SECRET_BYTES = 32;
/** Base62 digits of 256 bits: 62^43 is more than 2^256. */
const SECRET_LENGTH = 43;
/** Base62 digits of a CRC-32: 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
/** Characters of the secret that are stored in plain text, so that users can tell keys apart; 238 bits stay unknown. */
const SHOWN_LENGTH = 3;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = new RegExp(`^${API_KEY_MARK}([1-9][0-9]{0,15})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * Generates an API key: `bms_<id>_`, 32 random bytes and a checksum of the whole key, both in base62. The key is shown
 * only once.
 */
export function createApiKey(id: number): string {
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
  return withChecksum(`${API_KEY_MARK}${id}_${base62(secret, SECRET_LENGTH)}`);
}

/** Returns the id in an API key; undefined if its format or checksum is invalid, which saves a lookup. */
export function apiKeyId(key: string): number | undefined {
  const id = Number(SHAPE.exec(key)?.[1] ?? Number.NaN);
  const isWhole = Number.isSafeInteger(id) && withChecksum(key.slice(0, -CHECKSUM_LENGTH)) === key;
  return isWhole ? id : undefined;
}

/**
 * Returns the hash by which an API key is stored and compared: SHA-256 in base64url. The key is random, so no slow hash
 * is needed.
 */
export const apiKeyHash = (key: string): string => hash('sha256', key, 'base64url');

/** Returns the beginning of an API key, which is stored in plain text. */
export const apiKeyPrefix = (key: string): string => key.slice(0, key.lastIndexOf('_') + 1 + SHOWN_LENGTH);

const withChecksum = (text: string): string => text + base62(BigInt(crc32(text)), CHECKSUM_LENGTH);

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS[Number(rest % 62n)] + digits;
  return digits.padStart(length, DIGITS[0]);
}

import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/**
 * Returns the code that an authenticator app shows (RFC 6238: SHA-1, 6 digits, 30 seconds).
 * @param secret the key in Base32
 * @param steps the number of steps from now
 */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + steps));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

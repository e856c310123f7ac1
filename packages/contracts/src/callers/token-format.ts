import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SECRET_BYTES = 32;
/** Base62 digits of 256 bits: 62^43 is more than 2^256. */
const SECRET_LENGTH = 43;
/** Base62 digits of a CRC-32: 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
/** Characters of the secret that are stored in plain text, so that users can tell tokens apart; 238 bits stay unknown. */
const SHOWN_LENGTH = 3;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The format of a kind of long-lived token. */
export interface TokenFormat {
  /** Generates a token: the mark, the id, 32 random bytes and a checksum of the whole token, both in base62. */
  create(id: number): string;
  /** Returns the id in a token; undefined if its format or checksum is invalid. */
  idOf(token: string): number | undefined;
  /** Returns the beginning of a token, which may be stored in plain text. */
  prefixOf(token: string): string;
}

/** Creates the format of tokens that start with a mark, e.g. `bms_`. */
export function tokenFormat(mark: string): TokenFormat {
  const shape = new RegExp(`^${mark}([1-9][0-9]{0,15})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
  return {
    create: (id) => {
      const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
      return withChecksum(`${mark}${id}_${base62(secret, SECRET_LENGTH)}`);
    },
    idOf: (token) => {
      const id = Number(shape.exec(token)?.[1] ?? Number.NaN);
      const isWhole = Number.isSafeInteger(id) && withChecksum(token.slice(0, -CHECKSUM_LENGTH)) === token;
      return isWhole ? id : undefined;
    },
    prefixOf: (token) => token.slice(0, token.lastIndexOf('_') + 1 + SHOWN_LENGTH),
  };
}

const withChecksum = (text: string): string => text + base62(BigInt(crc32(text)), CHECKSUM_LENGTH);

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS[Number(rest % 62n)] + digits;
  return digits.padStart(length, DIGITS[0]);
}

/** Prefix of SCIM tokens, which no API key has. */
export const SCIM_TOKEN_MARK = 'scim_';

/** The format of SCIM tokens: `scim_<id>_`, a secret and a checksum. They are hashed like API keys. */
export const scimTokenFormat = tokenFormat(SCIM_TOKEN_MARK);

import { Secret, TOTP } from 'otpauth';

/** 160 bits, the length that RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The steps before and after the current one whose codes are accepted (RFC 6238, 5.2). */
const SKEW_STEPS = 1;

/** The key of an authenticator app. */
export interface TotpKey {
  /** The key in Base32. */
  readonly secret: string;
  /** The `otpauth:` address of the key, which apps read from a QR code. */
  readonly uri: string;
}

/**
 * Creates the key of an authenticator app with the parameters that all apps support: SHA-1, 6 digits, 30 seconds.
 * @param shown the names that the app shows: of the organization and of the account
 */
export function createTotpKey({ issuer, label }: { issuer: string; label: string }): TotpKey {
  const secret = new Secret({ size: SECRET_BYTES });
  // A colon separates the two names in the address.
  const totp = new TOTP({ issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' '), secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** Returns true if a text could be a code. Any other is a slip of typing, and no attempt to guess. */
export const isWellFormedTotp = (code: string): boolean => /^[0-9]{6}$/.test(code);

/**
 * Returns the time step of a code, of the current one and its neighbours.
 * @param secret the key in Base32
 * @param now milliseconds since 1970
 * @returns undefined for a wrong code
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!isWellFormedTotp(code)) return undefined;
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp: now, window: SKEW_STEPS });
  return delta === null ? undefined : TOTP.counter({ timestamp: now }) + delta;
}

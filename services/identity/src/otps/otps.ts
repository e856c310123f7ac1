import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import { OTPS, type Otp } from './otp.model.ts';

const DIGITS = 6;
const LIFETIME_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** The purpose of a one-time password: to sign in with a phone, or to make it the phone of a user. */
export type OtpSubject = { readonly signIn: string } | { readonly phoneChange: string; readonly userId: number };

/** A verified one-time password that still has to be consumed. */
export interface MatchedOtp {
  readonly id: string;
  readonly code: string;
}

/**
 * Creates a one-time password that replaces an older one: 6 digits, valid for 5 minutes, 5 attempts and one use.
 * @returns the password and its expiry
 */
export async function createOtp(
  db: Connection,
  encryption: Encryption,
  subject: OtpSubject,
  session: ClientSession,
): Promise<{ otp: string; expiresAt: Date }> {
  const otp = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const id = idOf(encryption, subject);
  const entry = { code: codeOf(encryption, id, otp), tries: 0, expires_at: expiresAt };
  await db.collection<Otp>(OTPS).replaceOne({ _id: id }, entry, { upsert: true, session });
  return { otp, expiresAt };
}

/** Returns true if a text could be a one-time password. Any other is a slip of pasting, and no attempt to guess. */
export const isWellFormedOtp = (otp: string): boolean => otp.length === DIGITS && /^[0-9]+$/.test(otp);

/** Verifies a one-time password and counts the attempt, unless it is malformed. @returns undefined for a wrong one */
export async function tryOtp(
  db: Connection,
  encryption: Encryption,
  subject: OtpSubject,
  otp: string,
): Promise<MatchedOtp | undefined> {
  if (!isWellFormedOtp(otp)) return undefined;
  const id = idOf(encryption, subject);
  const live = { _id: id, tries: { $lt: MAX_TRIES }, expires_at: { $gt: new Date() } };
  const tried = await db.collection<Otp>(OTPS).findOneAndUpdate(live, { $inc: { tries: 1 } });
  const code = codeOf(encryption, id, otp);
  const fits = timingSafeEqual(Buffer.from(tried?.code ?? codeOf(encryption, id, '')), Buffer.from(code));
  return tried && fits ? { id, code } : undefined;
}

/** Consumes a verified one-time password. @returns false if another call did so first */
export async function useOtp(db: Connection, { id, code }: MatchedOtp, session: ClientSession): Promise<boolean> {
  const { deletedCount } = await db.collection<Otp>(OTPS).deleteOne({ _id: id, code }, { session });
  return deletedCount === 1;
}

function idOf(encryption: Encryption, subject: OtpSubject): string {
  const text =
    'signIn' in subject ? `sign-in ${subject.signIn}` : `phone-change ${subject.userId} ${subject.phoneChange}`;
  return encryption.digest('code', text);
}

const codeOf = (encryption: Encryption, id: string, otp: string): string =>
  encryption.digest('code', `otp ${id} ${otp}`);

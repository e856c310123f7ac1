import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import { PASSWORD_CODES, type PasswordCode } from './password-code.model.ts';

/** 144 random bits: 24 characters without padding. */
const CODE_BYTES = 18;
const HOUR_MS = 3600_000;

/** The lifetime of a code by the kind of its mail, in milliseconds. */
export const CODE_LIFETIME_MS = { reset: HOUR_MS, invitation: 72 * HOUR_MS } as const;

/** A user id that no code has: codes without an account take the same steps and find nothing. */
const NOBODY = -1;

/**
 * Creates a code that sets the password of a user once and replaces older ones, so that an old mail gives no access.
 * @param made `userId` is 0 for a code without an account, which is created like any other and never sent; `email` is
 * the address that it is mailed to
 */
export async function createPasswordCode(
  db: Connection,
  encryption: Encryption,
  made: { userId: number; email: string; lifetimeMs: number },
  session: ClientSession,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + made.lifetimeMs);
  const { userId: user_id, email } = made;
  const entry: PasswordCode = { _id: idOf(encryption, code), user_id, email, expires_at: expiresAt };
  await dropPasswordCodes(db, made.userId || NOBODY, session);
  await db.collection<PasswordCode>(PASSWORD_CODES).insertOne(entry, { session });
  return { code, expiresAt };
}

/** Returns the user whose password a code sets; undefined if the code is wrong, used or expired. */
export async function findPasswordCode(
  db: Connection,
  encryption: Encryption,
  code: string,
): Promise<number | undefined> {
  const live = { _id: idOf(encryption, code), expires_at: { $gt: new Date() } };
  const found = await db.collection<PasswordCode>(PASSWORD_CODES).findOne(live);
  return found?.user_id || undefined;
}

/** Consumes a code. @returns it, or undefined if another call did so first */
export async function usePasswordCode(
  db: Connection,
  encryption: Encryption,
  code: string,
  session: ClientSession,
): Promise<PasswordCode | undefined> {
  const codes = db.collection<PasswordCode>(PASSWORD_CODES);
  return (await codes.findOneAndDelete({ _id: idOf(encryption, code) }, { session })) ?? undefined;
}

/** Deletes every password code of a user. */
export async function dropPasswordCodes(db: Connection, userId: number, session: ClientSession): Promise<void> {
  await db.collection<PasswordCode>(PASSWORD_CODES).deleteMany({ user_id: userId }, { session });
}

const idOf = (encryption: Encryption, code: string): string => encryption.digest('code', `password ${code}`);

import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import type { User } from '../users/user.model.ts';
import { SIGN_IN_CODES, type SignInCode } from './sign-in-code.model.ts';

/** 144 random bits: 24 characters without padding. */
const CODE_BYTES = 18;
const LIFETIME_MS = 15 * 60_000;

/** A user id that no code has: codes without an account take the same steps and find nothing. */
const NOBODY = -1;

/**
 * Creates a code that signs in once within 15 minutes, and replaces older ones.
 * @param user undefined for a code without an account, which is created like any other and never sent
 */
export async function createSignInCode(
  db: Connection,
  encryption: Encryption,
  user: Pick<User, '_id' | 'email' | 'credential_changes'> | undefined,
  session: ClientSession,
): Promise<{ code: string; expiresAt: Date }> {
  const codes = db.collection<SignInCode>(SIGN_IN_CODES);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const { _id: user_id = 0, email = '', credential_changes = 0 } = user ?? {};
  await codes.deleteMany({ user_id: user_id || NOBODY }, { session });
  await codes.insertOne(
    { _id: idOf(encryption, code), user_id, email, credential_changes, expires_at: expiresAt },
    { session },
  );
  return { code, expiresAt };
}

/** Returns the live code with an account; undefined if it is wrong, used or expired. */
export async function findSignInCode(
  db: Connection,
  encryption: Encryption,
  code: string,
): Promise<SignInCode | undefined> {
  const live = { _id: idOf(encryption, code), user_id: { $gt: 0 }, expires_at: { $gt: new Date() } };
  return (await db.collection<SignInCode>(SIGN_IN_CODES).findOne(live)) ?? undefined;
}

/** Consumes a code. @returns false if another call did so first */
export async function useSignInCode(db: Connection, { _id }: SignInCode, session: ClientSession): Promise<boolean> {
  return (await db.collection<SignInCode>(SIGN_IN_CODES).deleteOne({ _id }, { session })).deletedCount === 1;
}

const idOf = (encryption: Encryption, code: string): string => encryption.digest('code', `sign-in link ${code}`);

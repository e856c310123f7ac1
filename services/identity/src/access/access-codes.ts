import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import { ACCESS_CODES, type AccessCode } from './access-code.model.ts';

/** 144 random bits: 24 characters without padding. */
const CODE_BYTES = 18;
const LIFETIME_MS = 3600_000;

/** Creates the code that revokes listed access of a user once. @param keys the keys of the access */
export async function createAccessCode(
  db: Connection,
  encryption: Encryption,
  made: { readonly userId: number; readonly keys: readonly string[] },
  session: ClientSession,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expires_at = new Date(Date.now() + LIFETIME_MS);
  const entry: AccessCode = { _id: idOf(encryption, code), user_id: made.userId, keys: [...made.keys], expires_at };
  await db.collection<AccessCode>(ACCESS_CODES).insertOne(entry, { session });
  return code;
}

/** Consumes a code. @returns undefined if it is wrong, used or expired */
export async function consumeAccessCode(
  db: Connection,
  encryption: Encryption,
  code: string,
  session: ClientSession,
): Promise<AccessCode | undefined> {
  const live = { _id: idOf(encryption, code), expires_at: { $gt: new Date() } };
  return (await db.collection<AccessCode>(ACCESS_CODES).findOneAndDelete(live, { session })) ?? undefined;
}

const idOf = (encryption: Encryption, code: string): string => encryption.digest('code', `access ${code}`);

import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import { USERS, type User } from '../users/user.model.ts';
import { UNDO_CODES, type UndoCode } from './undo-code.model.ts';

/** 144 random bits: 24 characters without padding. */
const CODE_BYTES = 18;
const LIFETIME_MS = 72 * 3600_000;

/**
 * Creates the code that reverts a change, in the transaction of the change.
 * @param user the account before the change
 */
export async function createUndoCode(
  db: Connection,
  encryption: Encryption,
  user: User,
  session: ClientSession,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const { _id: user_id, email, phone, password_hash, verified_email = '', verified_phone = '' } = user;
  const change = await countChange(db, user_id, session);
  const before = { email, phone, password_hash, verified_email, verified_phone };
  const entry = { _id: idOf(encryption, code), user_id, change, ...before, expires_at: expiresAt };
  await db.collection<UndoCode>(UNDO_CODES).insertOne(entry, { session });
  return { code, expiresAt };
}

/**
 * Increments the number of changes in the user's record, where concurrent changes and sign-ins conflict; the clocks of
 * several processes would give no order.
 * @returns the number of the change
 */
export async function countChange(db: Connection, _id: number, session: ClientSession): Promise<number> {
  const options = { session, returnDocument: 'after', projection: { credential_changes: 1 } } as const;
  const credential_changes = { $add: [{ $ifNull: ['$credential_changes', 0] }, 1] };
  const user = await db.collection<User>(USERS).findOneAndUpdate({ _id }, [{ $set: { credential_changes } }], options);
  return user?.credential_changes ?? 0;
}

/**
 * Consumes a code, and with it the codes of later changes, which would restore what it reverts. Those of earlier
 * changes stay valid.
 * @returns undefined for a code that is wrong, used or expired
 */
export async function consumeUndoCode(
  db: Connection,
  encryption: Encryption,
  code: string,
  session: ClientSession,
): Promise<UndoCode | undefined> {
  const codes = db.collection<UndoCode>(UNDO_CODES);
  const live = { _id: idOf(encryption, code), expires_at: { $gt: new Date() } };
  const taken = await codes.findOneAndDelete(live, { session });
  if (!taken) return undefined;
  await codes.deleteMany({ user_id: taken.user_id, change: { $gt: taken.change } }, { session });
  return taken;
}

/** Returns the time of the change that a code reverts. */
export const changedAt = ({ expires_at }: UndoCode): Date => new Date(expires_at.getTime() - LIFETIME_MS);

/** Deletes every undo code of a user. */
export async function dropUndoCodes(db: Connection, userId: number, session: ClientSession): Promise<void> {
  await db.collection<UndoCode>(UNDO_CODES).deleteMany({ user_id: userId }, { session });
}

const idOf = (encryption: Encryption, code: string): string => encryption.digest('code', `undo ${code}`);

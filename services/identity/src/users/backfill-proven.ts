import type { Connection } from 'mongoose';
import { UNDO_CODES, type UndoCode } from '../undo/undo-code.model.ts';
import { USERS, type User } from './user.model.ts';

/**
 * Marks the proven email addresses of accounts from versions that did not store them: those of accounts whose password
 * was set with a mailed code, and whose credentials have not changed since. The others prove theirs with the next code.
 * Undo codes of these versions that restore an account without a password may be at a mistyped address, and end.
 */
export async function backfillProven(db: Connection): Promise<void> {
  const users = db.collection<User>(USERS);
  const older = { verified_email: { $exists: false } };
  // The password of the first administrator is a setting: created_by is 0.
  const isProven = {
    password_hash: { $type: 'string' as const },
    credential_changes: { $exists: false },
    created_by: { $gt: 0 },
  };
  await users.updateMany({ ...older, ...isProven }, [{ $set: { verified_email: '$email', verified_phone: '' } }]);
  await users.updateMany(older, { $set: { verified_email: '', verified_phone: '' } });
  await db.collection<UndoCode>(UNDO_CODES).deleteMany({ ...older, password_hash: null });
}

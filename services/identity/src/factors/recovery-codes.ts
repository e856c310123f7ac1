import { randomInt } from 'node:crypto';
import { ApiError, invalid } from '@bms/contracts';
import type { CreateRecoveryCodesRequest } from '@bms/contracts/types/identity';
import type { Encryption } from '@bms/mail';
import type { Call } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { assertFreshSignIn } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { USERS, type User } from '../users/user.model.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { RECOVERY_CODES, type RecoveryCode } from './recovery-code.model.ts';

const CODES = 10;
/** 60 random bits: 12 characters of Crockford's Base32, which has no letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Creates recovery codes of the caller, which replace all earlier ones.
 * @throws ApiError recent_sign_in_required; validation_failed without a confirmed factor, whose replacement they are
 */
export async function createRecoveryCodes(identity: Identity, call: Call<CreateRecoveryCodesRequest>) {
  const { kit, encryption, accountLog } = identity;
  const { userId } = call.caller;
  await assertFreshSignIn(identity, call, call.request.current_password ?? undefined);
  const codes = Array.from({ length: CODES }, newCode);
  return kit.write(call, async (tx) => {
    const { session } = tx;
    const user = await lockProtected(kit.db, userId, session);
    await dropRecoveryCodes(kit.db, userId, session);
    const rows = codes.map((code): RecoveryCode => ({ _id: idOf(encryption, userId, code), user_id: userId }));
    await kit.db.collection<RecoveryCode>(RECOVERY_CODES).insertMany(rows, { session });
    accountLog.emit({ action: 'recovery_codes_created', user, isUser: true }, call, tx);
    await notifyOfFactors(identity, user, { happened: 'codes_created' }, tx);
    return { success: true, message: 'Keep these codes in a safe place. Each is good once.', codes };
  });
}

/** Writes the account, so that a concurrent removal of its last factor conflicts. @returns the account */
async function lockProtected(db: Connection, userId: number, session: ClientSession): Promise<User> {
  const options = { session, returnDocument: 'after' } as const;
  const found = { _id: userId, status: 'active' } as const;
  const update = { $set: { recovery_codes_at: new Date() } };
  const user = await db.collection<User>(USERS).findOneAndUpdate(found, update, options);
  if (!user) throw new ApiError('unauthenticated');
  if (user.has_second_factor) return user;
  const message = 'Recovery codes need a confirmed second factor. Add one first.';
  throw invalid({ field: 'factors', code: 'no_factor', message });
}

/** Consumes a recovery code in the transaction that opens the session. @returns false if it is wrong or used */
export async function consumeRecoveryCode(
  db: Connection,
  encryption: Encryption,
  userId: number,
  code: string,
  session: ClientSession,
): Promise<boolean> {
  const _id = idOf(encryption, userId, code);
  const { deletedCount } = await db.collection<RecoveryCode>(RECOVERY_CODES).deleteOne({ _id }, { session });
  return deletedCount === 1;
}

/** Returns true if a code is one of the unused ones of a user. */
export async function isRecoveryCode(
  db: Connection,
  encryption: Encryption,
  userId: number,
  code: string,
): Promise<boolean> {
  const _id = idOf(encryption, userId, code);
  return (await db.collection<RecoveryCode>(RECOVERY_CODES).findOne({ _id })) !== null;
}

/** Returns the number of unused recovery codes of a user. */
export const countRecoveryCodes = (db: Connection, userId: number, session?: ClientSession): Promise<number> =>
  db.collection<RecoveryCode>(RECOVERY_CODES).countDocuments({ user_id: userId }, session ? { session } : {});

/** Deletes every recovery code of a user. */
export async function dropRecoveryCodes(db: Connection, userId: number, session: ClientSession): Promise<void> {
  await db.collection<RecoveryCode>(RECOVERY_CODES).deleteMany({ user_id: userId }, { session });
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Returns a typed code as it was shown: case, hyphens and spaces do not matter, nor letters that look like digits. */
const canonicalCode = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

const idOf = (encryption: Encryption, userId: number, code: string): string =>
  encryption.digest('code', `recovery ${userId} ${canonicalCode(code)}`);

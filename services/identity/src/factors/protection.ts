import { ApiError, invalid } from '@bms/contracts';
import type { Transaction } from '@bms/service-kit';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { USERS, type User } from '../users/user.model.ts';
import { dropChallenges } from './challenges.ts';
import { FACTORS, type Factor } from './factor.model.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

const MAX_FACTORS = 10;

/** Returns the filter of the confirmed factors of a user. */
export const confirmedOf = (userId: number) => ({ user_id: userId, confirmed_at: { $type: 'date' as const } });

/** Returns the filter of the factors of a user that are confirmed or can still be. */
export const liveOf = (userId: number): mongo.Filter<Factor> => ({
  user_id: userId,
  $or: [{ expires_at: { $exists: false } }, { expires_at: { $gt: new Date() } }],
});

/** @throws ApiError validation_failed if the account has too many confirmed factors for one more */
export async function assertRoom(db: Connection, userId: number, session: ClientSession): Promise<void> {
  if ((await db.collection<Factor>(FACTORS).countDocuments(confirmedOf(userId), { session })) < MAX_FACTORS) return;
  const message = `An account can have at most ${MAX_FACTORS} second factors. Remove one first.`;
  throw invalid({ field: 'type', code: 'too_many', message });
}

/**
 * Updates an account after a factor was removed: with the last one, the recovery codes end. Sign-ins that wait for a factor
 * end in any case.
 * @returns the account
 */
export async function updateProtection(db: Connection, userId: number, { session }: Transaction): Promise<User> {
  const isProtected = (await db.collection<Factor>(FACTORS).findOne(confirmedOf(userId), { session })) !== null;
  if (!isProtected) await dropRecoveryCodes(db, userId, session);
  await dropChallenges(db, userId, session);
  return setProtected(db, userId, isProtected, session);
}

/** Writes whether sign-ins need a second factor to the account, with which concurrent sign-ins conflict. */
export async function setProtected(
  db: Connection,
  userId: number,
  has_second_factor: boolean,
  session: ClientSession,
): Promise<User> {
  const options = { session, returnDocument: 'after' } as const;
  const user = await db
    .collection<User>(USERS)
    .findOneAndUpdate({ _id: userId, status: 'active' }, { $set: { has_second_factor } }, options);
  if (!user) throw new ApiError('unauthenticated');
  return user;
}

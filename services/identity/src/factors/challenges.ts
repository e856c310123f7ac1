import { randomBytes } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import type { User } from '../users/user.model.ts';
import { CHALLENGES, type Challenge } from './challenge.model.ts';

/** 144 random bits: 24 characters without padding. */
const TOKEN_BYTES = 18;
const LIFETIME_MS = 5 * 60_000;
const MAX_TRIES = 5;

type NewChallenge = Pick<Challenge, 'first_factor' | 'remember' | 'redirect' | 'passkey_challenge'>;

/**
 * Creates the challenge of a sign-in whose first factor is proven: valid for 5 minutes, 5 attempts and one sign-in.
 * @returns its token
 */
export async function createChallenge(
  db: Connection,
  encryption: Encryption,
  user: User,
  made: NewChallenge,
  session: ClientSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const entry: Challenge = {
    _id: idOf(encryption, token),
    user_id: user._id,
    credential_changes: user.credential_changes ?? 0,
    ...made,
    tries: 0,
    expires_at: new Date(Date.now() + LIFETIME_MS),
  };
  await db.collection<Challenge>(CHALLENGES).insertOne(entry, { session });
  return token;
}

/** Returns the live challenge of a token, without counting an attempt. @throws ApiError challenge_ended */
export async function findChallenge(db: Connection, encryption: Encryption, token: string): Promise<Challenge> {
  const found = await db.collection<Challenge>(CHALLENGES).findOne(liveFilter(idOf(encryption, token)));
  if (!found) throw new ApiError('challenge_ended');
  return found;
}

/**
 * Counts an attempt by one atomic update, so that concurrent attempts are all counted.
 * @returns the number of attempts left
 * @throws ApiError challenge_ended if there are none
 */
export async function countTry(db: Connection, { _id }: Challenge): Promise<number> {
  const options = { returnDocument: 'after' } as const;
  const counted = await db
    .collection<Challenge>(CHALLENGES)
    .findOneAndUpdate(liveFilter(_id), { $inc: { tries: 1 } }, options);
  if (!counted) throw new ApiError('challenge_ended');
  return MAX_TRIES - counted.tries;
}

/** Consumes a challenge in the transaction that opens the session. @throws ApiError challenge_ended if it was consumed */
export async function useChallenge(db: Connection, { _id }: Challenge, session: ClientSession): Promise<void> {
  const { deletedCount } = await db.collection<Challenge>(CHALLENGES).deleteOne({ _id }, { session });
  if (deletedCount === 0) throw new ApiError('challenge_ended');
}

/** Ends every challenge of a user. */
export async function dropChallenges(db: Connection, userId: number, session: ClientSession): Promise<void> {
  await db.collection<Challenge>(CHALLENGES).deleteMany({ user_id: userId }, { session });
}

const liveFilter = (_id: string) => ({ _id, tries: { $lt: MAX_TRIES }, expires_at: { $gt: new Date() } });

const idOf = (encryption: Encryption, token: string): string => encryption.digest('code', `challenge ${token}`);

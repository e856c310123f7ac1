import { ApiError } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import { type Call, loadForChange, type Resource, type Transaction } from '@bms/service-kit';
import { assertFreshSignIn } from '../sessions/recent-sign-in.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { USERS, type User } from '../users/user.model.ts';
import { FACTORS, type Factor } from './factor.model.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

/**
 * Creates the handler by which an administrator removes all second factors of a user. The sessions of the user end, and a
 * required factor can be added within the grace period again.
 * @throws ApiError recent_sign_in_required; not_found
 */
export function resetFactors(identity: Identity, resource: Resource) {
  return async (call: Call<RecordRequest>) => {
    const { id } = call.request;
    await assertFreshSignIn(identity, call);
    return identity.kit.write(call, async (tx) => {
      await loadForChange(resource, call, id, 'update', tx);
      const user = await reset(identity, id, call, tx);
      call.setVersion(user.version);
      return { success: true, message: 'The second factors were removed, and the sessions of the user have ended.' };
    });
  };
}

/**
 * Removes all second factors of a user who signs in, if an operator has requested it: of a sole administrator without the
 * factors and the recovery codes, whom no one else can help. Of sign-ins at the same instant one removes them, and none does
 * with a password that was changed meanwhile.
 * @returns the user as proven, without factors
 */
export async function resetIfRequested(identity: Identity, user: User, call: Call): Promise<User> {
  const { _id, password_hash, factors_reset_until: until } = user;
  if (!until || until.getTime() < Date.now()) return user;
  const users = identity.kit.db.collection<User>(USERS);
  await identity.kit.write(call, async (tx) => {
    const requested = { _id, password_hash, factors_reset_until: until };
    if (await users.findOne(requested, { session: tx.session })) await reset(identity, _id, call, tx);
  });
  return { ...user, has_second_factor: false };
}

/** Removes all second factors of a user and ends the sessions, with a notice by mail. @returns the user as stored afterwards */
async function reset(identity: Identity, userId: number, call: Call, tx: Transaction): Promise<User> {
  const user = await dropFactors(identity, userId, tx);
  await endSessionsOf(identity.kit.db, tx, userId);
  identity.accountLog.emit({ action: 'factors_reset', user, isUser: false }, call, tx);
  if (user.status === 'active') await notifyOfFactors(identity, user, { happened: 'reset' }, tx);
  return user;
}

async function dropFactors({ kit }: Identity, userId: number, { session }: Transaction): Promise<User> {
  await kit.db.collection<Factor>(FACTORS).deleteMany({ user_id: userId }, { session });
  await dropRecoveryCodes(kit.db, userId, session);
  const $unset = { factor_asked_at: '', factors_reset_until: '' } as const;
  const update = { $set: { has_second_factor: false }, $unset };
  const options = { session, returnDocument: 'after' } as const;
  const user = await kit.db.collection<User>(USERS).findOneAndUpdate({ _id: userId }, update, options);
  if (!user) throw new ApiError('not_found');
  return user;
}

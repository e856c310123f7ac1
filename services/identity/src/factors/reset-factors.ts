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
  const { kit, accountLog } = identity;
  return async (call: Call<RecordRequest>) => {
    const { id } = call.request;
    await assertFreshSignIn(identity, call);
    return kit.write(call, async (tx) => {
      await loadForChange(resource, call, id, 'update', tx);
      const user = await dropFactors(identity, id, tx);
      call.setVersion(user.version);
      await endSessionsOf(kit.db, tx, id);
      accountLog.emit({ action: 'factors_reset', user, isUser: false }, call, tx);
      if (user.status === 'active') await notifyOfFactors(identity, user, { happened: 'reset' }, tx);
      return { success: true, message: 'The second factors were removed, and the sessions of the user have ended.' };
    });
  };
}

async function dropFactors({ kit }: Identity, userId: number, { session }: Transaction): Promise<User> {
  await kit.db.collection<Factor>(FACTORS).deleteMany({ user_id: userId }, { session });
  await dropRecoveryCodes(kit.db, userId, session);
  const update = { $set: { has_second_factor: false }, $unset: { factor_asked_at: '' } } as const;
  const user = await kit.db.collection<User>(USERS).findOneAndUpdate({ _id: userId }, update, { session });
  if (!user) throw new ApiError('not_found');
  return user;
}

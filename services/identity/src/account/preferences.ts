import { ApiError } from '@bms/contracts';
import type { UpdatePreferencesRequest } from '@bms/contracts/types/identity';
import { type Call, changeRecord, type Kit, type Resource } from '@bms/service-kit';
import { findActive } from '../users/find-user.ts';
import { USERS, type User } from '../users/user.model.ts';

/** @throws ApiError unauthenticated when the account is no longer active */
export async function showPreferences({ db }: Kit, call: Call) {
  const user = await findActive(db, call.caller.userId);
  if (!user) throw new ApiError('unauthenticated');
  call.setVersion(user.version);
  return { record: { email_notifications: user.email_notifications } };
}

/**
 * Sets what the caller sent, of the own account.
 * @throws ApiError unauthenticated when it is no longer active; version_mismatch
 */
export async function updatePreferences(kit: Kit, accounts: Resource, call: Call<UpdatePreferencesRequest>) {
  return kit.write(call, async (tx) => {
    const own = { _id: call.caller.userId, status: 'active' } as const;
    const user = await kit.db.collection<User>(USERS).findOne(own, { session: tx.session });
    if (!user) throw new ApiError('unauthenticated');
    if (call.ifMatch !== undefined && call.ifMatch !== user.version) throw new ApiError('version_mismatch');
    await changeRecord(accounts, user, changesOf(call, user), call, tx);
    return { success: true, message: 'Saved.' };
  });
}

function changesOf({ mask, request }: Call<UpdatePreferencesRequest>, user: User): Partial<User> {
  const wanted = request.preferences?.email_notifications ?? true;
  const changes = mask.includes('email_notifications') && wanted !== user.email_notifications;
  return changes ? { email_notifications: wanted } : {};
}

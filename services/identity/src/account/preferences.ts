import { ApiError } from '@bms/contracts';
import type { UpdatePreferencesRequest } from '@bms/contracts/types/identity';
import type { Call, Kit } from '@bms/service-kit';
import type { Accounts } from '../users/accounts.ts';
import { findActive } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import { updateOwn } from './update-own.ts';

/** @throws ApiError unauthenticated if the account is no longer active */
export async function showPreferences({ db }: Kit, call: Call) {
  const user = await findActive(db, call.caller.userId);
  if (!user) throw new ApiError('unauthenticated');
  call.setVersion(user.version);
  return { record: preferencesOf(user) };
}

const preferencesOf = ({ email_notifications }: User) => ({ email_notifications });

/**
 * Updates the sent preferences of the caller's account.
 * @throws ApiError unauthenticated if it is no longer active; version_mismatch
 */
export function updatePreferences(kit: Kit, accounts: Accounts, call: Call<UpdatePreferencesRequest>) {
  return updateOwn(kit, accounts, call, changesOf, preferencesOf);
}

function changesOf({ mask, request }: Call<UpdatePreferencesRequest>, user: User): Partial<User> {
  const wanted = request.preferences?.email_notifications ?? true;
  const changes = mask.includes('email_notifications') && wanted !== user.email_notifications;
  return changes ? { email_notifications: wanted } : {};
}

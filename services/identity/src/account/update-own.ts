import { ApiError } from '@bms/contracts';
import { assertExpectedVersion, type Call, changeRecord, type Kit, type StoredValues } from '@bms/service-kit';
import type { Accounts } from '../users/accounts.ts';
import { USERS, type User } from '../users/user.model.ts';

/**
 * Updates the caller's own account in one transaction.
 * @param changesOf returns the stored values that change, by field
 * @param show returns the `record` of the response
 * @throws ApiError unauthenticated if the account is no longer active; version_mismatch
 */
export function updateOwn<Request, Shown>(
  kit: Kit,
  accounts: Accounts,
  call: Call<Request>,
  changesOf: (call: Call<Request>, user: User) => StoredValues,
  show: (user: User, call: Call) => Shown,
) {
  return kit.write(call, async (tx) => {
    const own = { _id: call.caller.userId, status: 'active' } as const;
    const user = await kit.db.collection<User>(USERS).findOne(own, { session: tx.session });
    if (!user) throw new ApiError('unauthenticated');
    assertExpectedVersion(call, user.version);
    const changes = changesOf(call, user);
    await changeRecord(accounts.of(user), user, changes, call, tx);
    return { success: true, message: 'Saved.', record: show({ ...user, ...changes }, call) };
  });
}

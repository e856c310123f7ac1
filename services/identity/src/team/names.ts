import type { UserName, UserNamesRequest, UserNamesResponse } from '@bms/contracts/types/identity';
import { type Call, type Handler, type Resource, trust, viewScope, visibleUsers } from '@bms/service-kit';
import { fullName, USERS, type User } from '../users/user.model.ts';

/**
 * Creates the handler that names users by their ids, also deleted ones until they are purged. A caller who may only view
 * the own account gets that name alone; the names of portal users need the permission to view all clients.
 */
export function listNames({ kit, deleted }: Resource): Handler<UserNamesRequest, UserNamesResponse> {
  return async ({ request, caller }: Call<UserNamesRequest>) => {
    const ids = { _id: { $in: visibleUsers(request.ids, caller) } };
    const [current, gone] = await Promise.all([
      kit.db.collection<User>(USERS).find(ids).toArray(),
      deleted.find(trust({ ...ids })).lean<User[]>(),
    ]);
    const seesClients = viewScope(caller, 'clients') === 'all';
    const nameOf = (user: User, status: string): UserName => ({
      id: user._id,
      name: user.user_type === 'staff' || seesClients ? fullName(user) : '',
      user_type: user.user_type,
      status,
    });
    return {
      records: [...current.map((user) => nameOf(user, user.status)), ...gone.map((user) => nameOf(user, 'deleted'))],
    };
  };
}

import type {
  DirectoryRole,
  DirectoryUser,
  ListUsersRequest,
  RolesRequest,
  UsersRequest,
} from '@bms/contracts/types/identity';
import type { Call, ServiceModule } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { ROLES, type Role } from '../roles/role.model.ts';
import { asOthersKnow } from '../users/as-others-know.ts';
import { USERS, type User } from '../users/user.model.ts';

const PAGE_SIZE = 500;

/** What other services may know of accounts and roles. */
export const directoryModule: ServiceModule = {
  service: 'bms.identity.Directory',
  setup: ({ db }) => ({
    Users: async (call: Call<UsersRequest>) => ({ users: await findUsers(db, call.request.ids) }),
    Roles: async (call: Call<RolesRequest>) => ({ roles: await findRoles(db, call.request.ids) }),
    List: async (call: Call<ListUsersRequest>) => ({ users: await pageOfUsers(db, call.request.page) }),
  }),
};

async function findUsers(db: Connection, ids: readonly number[]): Promise<DirectoryUser[]> {
  const found = db.collection<User>(USERS).find({ _id: { $in: [...new Set(ids)] } });
  return (await found.toArray()).map(asOthersKnow);
}

async function findRoles(db: Connection, ids: readonly number[]): Promise<DirectoryRole[]> {
  const found = db.collection<Role>(ROLES).find({ _id: { $in: [...new Set(ids)] } });
  return (await found.toArray()).map(({ _id, title }) => ({ id: _id, title }));
}

async function pageOfUsers(db: Connection, page: number): Promise<DirectoryUser[]> {
  const found = db.collection<User>(USERS).find().sort({ _id: 1 });
  return (
    await found
      .skip((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .toArray()
  ).map(asOthersKnow);
}

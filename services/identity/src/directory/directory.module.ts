import type { Call, ServiceModule } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { fullName, USERS, type User } from '../users/user.model.ts';

/** What other services may know of accounts. */
export const directoryModule: ServiceModule = {
  service: 'bms.identity.Directory',
  setup: (kit) => ({
    Users: (call: Call<{ ids: number[] }>) => users(kit.db, call.request.ids),
  }),
};

async function users(db: Connection, ids: readonly number[]) {
  const found = await db
    .collection<User>(USERS)
    .find({ _id: { $in: [...new Set(ids)] } })
    .project<DirectoryFields>({ first_name: 1, last_name: 1, status: 1, user_type: 1 })
    .toArray();
  return { users: found.map(directoryEntry) };
}

type DirectoryFields = Pick<User, '_id' | 'first_name' | 'last_name' | 'status' | 'user_type'>;

function directoryEntry(user: DirectoryFields) {
  return { id: user._id, name: fullName(user), status: user.status, user_type: user.user_type };
}

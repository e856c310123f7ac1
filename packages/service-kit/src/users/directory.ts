import type { DirectoryUser } from '@bms/contracts/types/identity';
import type { OwnedRecord } from '@bms/events';
import type { Call, Kit } from '../types.ts';
import { fieldsOf, type User } from './user.ts';

const USERS = '/bms.identity.Directory/Users';

/** Asks identity for users; ids that there are not are left out. @throws ApiError unavailable while identity is away */
export type Directory = (ids: readonly number[], within?: Call) => Promise<OwnedRecord<User>[]>;

/** @param kit by which identity is asked */
export function createDirectory({ request }: Pick<Kit, 'request'>): Directory {
  return async (ids, within) => {
    const { users } = await request<{ users: DirectoryUser[] }>(USERS, { ids }, within);
    return users.map((user) => ({ id: user.id, version: user.version, fields: fieldsOf(user) }));
  };
}

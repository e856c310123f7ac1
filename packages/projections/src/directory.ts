import type { DirectoryUser } from '@bms/contracts/types/identity';
import type { OwnedRecord } from '@bms/events';
import type { Call, Kit } from '@bms/service-kit';

/** The projection of an identity user. */
export interface User {
  /** First and last name. */
  readonly name: string;
  /** `active` or `inactive`. */
  readonly status: string;
  /** `staff`, or `client` for a user of the portal. */
  readonly user_type: string;
}

/** True if work may be assigned to the user. */
export const isActiveStaff = ({ status, user_type }: User): boolean => status === 'active' && user_type === 'staff';

/** Returns the projected fields of an identity user. */
export const fieldsOf = ({ name, status, user_type }: User): User => ({ name, status, user_type });

const USERS = '/bms.identity.Directory/Users';

/** Requests users from identity; unknown ids are left out. @throws ApiError unavailable if identity is */
export type Directory = (ids: readonly number[], within?: Call) => Promise<OwnedRecord<User>[]>;

/** Creates the directory of users. @param kit used to call identity */
export function createDirectory({ request }: Pick<Kit, 'request'>): Directory {
  return async (ids, within) => {
    const { users } = await request(USERS, { ids }, within);
    return users.map(ownedUser);
  };
}

/** Maps a user of identity to a record of the projection. */
export const ownedUser = (user: DirectoryUser): OwnedRecord<User> => ({
  id: user.id,
  version: user.version,
  fields: fieldsOf(user),
});

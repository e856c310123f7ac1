import type { DirectoryUser } from '@bms/contracts/types/identity';
import type { OwnedRecord } from '@bms/events';
import type { Kit } from '../../records/kit.ts';
import type { Lookup } from '../../records/references/lookup.ts';
import { visibleUsers } from '../../records/scope/view-scope.ts';
import type { Call } from '../../runtime/call.ts';

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

/**
 * Creates the lookup of users in identity. Active users visible to the caller may be referred to; the caller always
 * may.
 */
export function createUserLookup(request: Kit['request']): Lookup {
  return async (ids, call: Call) => {
    const others = ids.filter((id) => id !== call.caller.userId);
    if (others.length === 0) return [];
    const visible = visibleUsers(others, call.caller);
    if (visible.length === 0) return others;
    const { users } = await request(USERS, { ids: visible }, call);
    const active = new Set(users.filter(({ status }) => status === 'active').map(({ id }) => id));
    return others.filter((id) => !active.has(id));
  };
}

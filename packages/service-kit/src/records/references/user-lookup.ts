import type { Call } from '../../runtime/call.ts';
import type { Kit } from '../kit.ts';
import { visibleUsers } from '../scope/view-scope.ts';
import type { Lookup } from './lookup.ts';

const USERS = '/bms.identity.Directory/Users';

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

import type { Kit } from '../../records/kit.ts';
import type { Lookup } from '../../records/references/references.ts';
import { visibleUsers } from '../../records/scope/view-scope.ts';
import type { Call } from '../../runtime/call.ts';

const DIRECTORY = '/bms.identity.Directory/Users';

interface DirectoryUser {
  id: number;
  status: string;
}

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
    const { users } = await request<{ users: DirectoryUser[] }>(DIRECTORY, { ids: visible }, call);
    const active = new Set(users.filter(({ status }) => status === 'active').map(({ id }) => id));
    return others.filter((id) => !active.has(id));
  };
}

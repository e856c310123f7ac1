import type { Call, Kit } from '../types.ts';
import type { Lookup } from './references.ts';

const DIRECTORY = '/bms.identity.Directory/Users';

interface DirectoryUser {
  id: number;
  status: string;
}

/** Looks users up at identity: those that exist and are active may be referred to. The caller is known to be both. */
export function createUserLookup(request: Kit['request']): Lookup {
  return async (ids, call: Call) => {
    const others = ids.filter((id) => id !== call.caller.userId);
    if (others.length === 0) return [];
    const { users } = await request<{ users: DirectoryUser[] }>(DIRECTORY, { ids: others }, call);
    const active = new Set(users.filter(({ status }) => status === 'active').map(({ id }) => id));
    return others.filter((id) => !active.has(id));
  };
}

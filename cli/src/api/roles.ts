import type { Bms } from '@bms/client';
import { UsageError } from '../run/errors.ts';
import { listAll } from './list-all.ts';

/** Returns the id of a role. @param role its title or id @throws UsageError listing the roles if there is none */
export async function readRole(api: Bms, role: string): Promise<number> {
  const roles = await listAll((page) => api.roles.list({ query: page }).then(({ data }) => data));
  const found = roles.find(({ id, title }) => title.toLowerCase() === role.toLowerCase() || String(id) === role);
  if (found) return found.id;
  throw new UsageError(`--role is ${role}: it must be one of ${roles.map(({ title }) => title).join(', ')}`);
}

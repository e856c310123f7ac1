import type { Caller } from '@bms/contracts';
import type { Call } from '@bms/service-kit';

/** What the caller may do, in the words of a role: what is not there is forbidden. Administrators may do everything. */
export function showPermissions({ caller }: Call) {
  return {
    is_admin: isAdministrator(caller) ? 1 : 0,
    records: Object.entries(caller.grants).map(grantOf).sort(byName),
  };
}

/** A key has the rights of its role, whoever it acts for. */
const isAdministrator = ({ isAdmin, kind }: Caller): boolean => isAdmin && kind === 'user';

function grantOf([permission, scope]: [string, string]) {
  const [module, action] = permission.split('.');
  return { module, action, scope };
}

type Grant = ReturnType<typeof grantOf>;

const byName = (one: Grant, other: Grant): number =>
  `${one.module}.${one.action}`.localeCompare(`${other.module}.${other.action}`);

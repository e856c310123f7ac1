import type { Caller } from '@bms/contracts';
import type { Call } from '@bms/service-kit';

/**
 * Returns the caller's permissions in the format of a role; missing permissions are denied. Administrators have all
 * permissions.
 */
export function showPermissions({ caller }: Call) {
  return {
    is_admin: isAdministrator(caller) ? 1 : 0,
    records: Object.entries(caller.grants).map(grantOf).sort(byName),
  };
}

/**
 * Returns true for an administrator. A key only has the permissions of its role, even if it acts for an administrator.
 */
const isAdministrator = ({ isAdmin, kind }: Caller): boolean => isAdmin && kind === 'user';

function grantOf([permission, scope]: [string, string]) {
  const [module, action] = permission.split('.');
  return { module, action, scope };
}

type Grant = ReturnType<typeof grantOf>;

const byName = (one: Grant, other: Grant): number =>
  `${one.module}.${one.action}`.localeCompare(`${other.module}.${other.action}`);

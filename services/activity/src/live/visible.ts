import type { Caller, Contract } from '@bms/contracts';
import type { Change } from './change.ts';

/** Returns true if the caller may know of a change. */
export type IsVisible = (caller: Caller, change: Change) => boolean;

/**
 * Compiles the visibility test from the contract: a caller who may see the record may see its changes, as far as the
 * change has that information.
 */
export function compileVisible(contract: Contract): IsVisible {
  const inPortal = portalModules(contract);
  return (caller, change) => {
    if (caller.userType === 'client') return inPortal.has(change.granted_module) && isOfClient(caller, change);
    const { granted_module, told_to } = change;
    const isOwn = change.owners.includes(caller.userId);
    const view = caller.isAdmin ? 'all' : caller.grants[`${granted_module}.view`];
    if (view === undefined) return false;
    if (isOwn) return true;
    if (told_to === 'editors' && (caller.isAdmin || caller.grants[`${granted_module}.update`] === 'all')) return true;
    if (view === 'all' && isFor(caller, change)) return true;
    return told_to === 'viewers' && view === 'all';
  };
}

function isOfClient(caller: Caller, change: Change): boolean {
  const { clientId, userId } = caller;
  const { portal_client_id, owners, told_to } = change;
  if (told_to === 'owners') return owners.includes(userId);
  return (clientId > 0 && portal_client_id === clientId) || isFor(caller, change);
}

/** Returns true if the caller is among the current or previous recipients of a record that is shared individually. */
function isFor({ userType, userId, roleId }: Caller, { groups = [] }: Change): boolean {
  const everybody = userType === 'client' ? 'all_clients' : 'all_members';
  const own = [everybody, `user:${userId}`, ...(roleId > 0 ? [`role:${roleId}`] : [])];
  return own.some((group) => groups.includes(group));
}

function portalModules({ services }: Contract): Set<string> {
  const rpcs = [...services.values()].flatMap((service) => service.rpcs);
  return new Set(
    rpcs.flatMap(({ policy: { access, portal } }) =>
      portal && access.kind === 'permission' && access.action === 'view' ? [access.module] : [],
    ),
  );
}

import type { Caller, Contract } from '@bms/contracts';
import type { Change } from './change.ts';

/** Whether somebody may know of a change. */
export type IsVisible = (caller: Caller, change: Change) => boolean;

/** Compiles from the contract who may know of a change: whoever may see the record, as far as the change tells that. */
export function compileVisible(contract: Contract): IsVisible {
  const inPortal = portalModules(contract);
  return (caller, change) => {
    if (caller.userType === 'client') return inPortal.has(change.granted_module) && isOfClient(caller, change);
    const { granted_module, told_to } = change;
    const isOwn = change.owners.includes(caller.userId);
    const view = caller.isAdmin ? 'all' : caller.grants[`${granted_module}.view`];
    if (view === undefined) return false;
    if (isOwn) return true;
    if (told_to === 'editors') return caller.isAdmin || caller.grants[`${granted_module}.update`] === 'all';
    return told_to === 'viewers' && view === 'all';
  };
}

function isOfClient({ clientId, userId }: Caller, { portal_client_id, owners, told_to }: Change): boolean {
  if (told_to === 'owners') return owners.includes(userId);
  return clientId > 0 && portal_client_id === clientId;
}

function portalModules({ services }: Contract): Set<string> {
  const rpcs = [...services.values()].flatMap((service) => service.rpcs);
  return new Set(
    rpcs.flatMap(({ policy: { access, portal } }) =>
      portal && access.kind === 'permission' && access.action === 'view' ? [access.module] : [],
    ),
  );
}

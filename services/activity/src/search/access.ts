import type { Caller } from '@bms/contracts';
import type { mongo } from 'mongoose';
import type { SearchEntry } from './search-entry.model.ts';
import type { SearchedModule } from './searched-modules.ts';

type Filter = mongo.Filter<SearchEntry>;

/** A set of entries: those of some modules with one kind of visibility, and one of these marks of the caller. */
interface Reach {
  readonly modules: readonly string[];
  readonly toldTo: string;
  /** True for the caller's own records only. */
  readonly isOwn?: boolean;
  /** True for records that are shared with a group of the caller only. */
  readonly isShared?: boolean;
  /** True for records of the caller's client only. */
  readonly isOfClient?: boolean;
}

/**
 * Returns the filter of the entries whose records the caller may get; undefined if there are none. It is part of the query, so
 * that neither hits nor scores tell of other records.
 * @param modules those that are searched
 * @see docs/adr/0026-ownership.md
 */
export function accessFilter(caller: Caller, modules: readonly SearchedModule[]): Filter | undefined {
  const open = modules.filter(({ forApiKeys }) => forApiKeys || caller.kind !== 'api_key');
  const reaches = caller.userType === 'client' ? portalReaches(caller, open) : staffReaches(caller, open);
  const conditions = reaches.filter(({ modules: some }) => some.length > 0);
  if (conditions.length === 0) return undefined;
  // Without the alternative, MongoDB can choose the index of owners.
  if (!conditions.every(({ isOwn }) => isOwn)) return { $or: conditions.map((reach) => filterOf(caller, reach)) };
  return { owners: caller.userId, $or: conditions.map((reach) => filterOf(caller, { ...reach, isOwn: false })) };
}

function portalReaches({ clientId }: Caller, open: readonly SearchedModule[]): Reach[] {
  const modules = open.filter(({ inPortal }) => inPortal).map(({ module }) => module);
  return [
    ...(clientId > 0 ? [{ modules, toldTo: 'viewers', isOfClient: true }] : []),
    { modules, toldTo: 'owners', isOwn: true },
    { modules, toldTo: 'editors', isShared: true },
  ];
}

function staffReaches(caller: Caller, open: readonly SearchedModule[]): Reach[] {
  const scopeOf = ({ grantedModule }: SearchedModule, action: string) =>
    caller.isAdmin ? 'all' : (caller.grants[`${grantedModule}.${action}`] ?? 'none');
  const having = (view: readonly string[], update: readonly string[] = ['none', 'own', 'all']) =>
    open
      .filter((module) => view.includes(scopeOf(module, 'view')) && update.includes(scopeOf(module, 'update')))
      .map(({ module }) => module);
  return [
    { modules: having(['all']), toldTo: 'viewers' },
    { modules: having(['own']), toldTo: 'viewers', isOwn: true },
    { modules: having(['own', 'all']), toldTo: 'owners', isOwn: true },
    // Callers who may update a record see it regardless of its audience.
    { modules: having(['all'], ['all']), toldTo: 'editors' },
    { modules: having(['all'], ['none', 'own']), toldTo: 'editors', isShared: true },
    { modules: having(['all'], ['own']), toldTo: 'editors', isOwn: true },
    { modules: having(['own'], ['own', 'all']), toldTo: 'editors', isOwn: true },
    { modules: having(['own'], ['none']), toldTo: 'editors', isOwn: true, isShared: true },
  ];
}

function filterOf(caller: Caller, { modules, toldTo, isOwn, isShared, isOfClient }: Reach): Filter {
  return {
    told_to: toldTo,
    module: { $in: [...modules] },
    ...(isOwn && { owners: caller.userId }),
    ...(isShared && { groups: { $in: groupsOf(caller) } }),
    ...(isOfClient && { portal_client_id: caller.clientId }),
  };
}

/** Returns the groups that a caller belongs to, as records name their recipients. */
function groupsOf({ userType, userId, roleId }: Caller): string[] {
  const everybody = userType === 'client' ? 'all_clients' : 'all_members';
  return [everybody, `user:${userId}`, ...(roleId > 0 && userType !== 'client' ? [`role:${roleId}`] : [])];
}

import type { Caller } from '@bms/contracts';
import type { mongo } from 'mongoose';
import { CLIENTS_INDEX, GROUPS_INDEX, OWNERS_INDEX, type SearchEntry } from './search-entry.model.ts';
import type { SearchedModule } from './searched-modules.ts';

type Filter = mongo.Filter<SearchEntry>;

/** The mark of the caller that entries must have: the caller as owner, as recipient, or the caller's client. */
type Limit = 'own' | 'shared' | 'client' | 'none';

/** A set of entries: those of some modules with one kind of visibility, and with a mark of the caller. */
interface Reach {
  readonly modules: readonly string[];
  readonly toldTo: string;
  readonly limit?: Limit;
  /** True for records that are also shared with the caller. */
  readonly isShared?: boolean;
}

/** A part of the entries whose records a caller may get. */
export interface Access {
  readonly filter: Filter;
  /** The index of these entries, if they are few. */
  readonly index?: string;
}

/**
 * Returns the entries whose records the caller may get, in parts, each of which is searched by itself; none if there are no such
 * records. The filters are part of the queries, so that neither hits nor scores tell of other records.
 * @param modules those that are searched
 * @see docs/adr/0026-ownership.md
 */
export function accessOf(caller: Caller, modules: readonly SearchedModule[]): Access[] {
  const open = modules.filter(({ forApiKeys }) => forApiKeys || caller.kind !== 'api_key');
  const reaches = caller.userType === 'client' ? portalReaches(caller, open) : staffReaches(caller, open);
  const some = reaches.filter((reach) => reach.modules.length > 0);
  return [...Map.groupBy(some, ({ limit = 'none' }) => limit)].map(([limit, same]) => {
    const { filter, index } = limitOf(caller, limit);
    const kinds = { $or: same.map((reach) => kindFilter(caller, reach)) };
    return { filter: { ...filter, ...kinds }, ...(index && { index }) };
  });
}

function portalReaches({ clientId }: Caller, open: readonly SearchedModule[]): Reach[] {
  const modules = open.filter(({ inPortal }) => inPortal).map(({ module }) => module);
  return [
    ...(clientId > 0 ? [{ modules, toldTo: 'viewers', limit: 'client' as const }] : []),
    { modules, toldTo: 'owners', limit: 'own' },
    { modules, toldTo: 'editors', limit: 'shared' },
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
    { modules: having(['own']), toldTo: 'viewers', limit: 'own' },
    { modules: having(['own', 'all']), toldTo: 'owners', limit: 'own' },
    // Callers who may update a record see it regardless of its audience.
    { modules: having(['all'], ['all']), toldTo: 'editors' },
    { modules: having(['all'], ['none', 'own']), toldTo: 'editors', limit: 'shared' },
    { modules: having(['all'], ['own']), toldTo: 'editors', limit: 'own' },
    { modules: having(['own'], ['own', 'all']), toldTo: 'editors', limit: 'own' },
    { modules: having(['own'], ['none']), toldTo: 'editors', limit: 'own', isShared: true },
  ];
}

function limitOf(caller: Caller, limit: Limit): Access {
  if (limit === 'own') return { filter: { owners: caller.userId }, index: OWNERS_INDEX };
  if (limit === 'client') return { filter: { portal_client_id: caller.clientId }, index: CLIENTS_INDEX };
  if (limit === 'none') return { filter: {} };
  return { filter: { groups: { $in: groupsOf(caller) }, told_to: 'editors' }, index: GROUPS_INDEX };
}

const kindFilter = (caller: Caller, { modules, toldTo, isShared }: Reach): Filter => ({
  told_to: toldTo,
  module: { $in: [...modules] },
  ...(isShared && { groups: { $in: groupsOf(caller) } }),
});

/** Returns the groups that a caller belongs to, as records name their recipients. */
function groupsOf({ userType, userId, roleId }: Caller): string[] {
  const everybody = userType === 'client' ? 'all_clients' : 'all_members';
  return [everybody, `user:${userId}`, ...(roleId > 0 && userType !== 'client' ? [`role:${roleId}`] : [])];
}

import type { Caller } from '@bms/contracts';

/**
 * The scope in which a caller may view a module of another service: none, own records, all records; `client` is the
 * portal's view of a client.
 */
export type ViewScope = 'none' | 'own' | 'all' | 'client';

/**
 * Returns the caller's scope of viewing a module that another service owns.
 * @see docs/adr/0186-scope-of-references.md
 */
export function viewScope({ kind, isAdmin, userType, grants }: Caller, module: string): ViewScope {
  if (kind === 'service' || isAdmin) return 'all';
  if (userType === 'client') return 'client';
  return grants[`${module}.view`] ?? 'none';
}

/** The module of user accounts, which fields refer to as `users`. */
const TEAM = 'team';

/** Returns the ids of the users visible to the caller, who is always visible. */
export function visibleUsers(ids: readonly number[], caller: Caller): number[] {
  const seesAll = viewScope(caller, TEAM) === 'all';
  return ids.filter((id) => seesAll || id === caller.userId);
}

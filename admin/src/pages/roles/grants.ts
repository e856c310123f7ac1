import type { Action } from '../../contract/types.ts';

export type Scope = 'none' | 'own' | 'all';

/** A permission as in the contract. */
export interface Grant {
  readonly module: string;
  readonly action: Action;
  readonly scope: Scope;
}

const STANDARD_ACTIONS: readonly Action[] = ['view', 'create', 'update', 'delete'];

/** The actions beyond the standard ones, by module. */
type OwnActions = Readonly<Record<string, readonly Action[]>>;

/** Returns the actions of all modules: the standard ones first. */
export const actionsOf = (own: OwnActions): readonly Action[] => [
  ...STANDARD_ACTIONS,
  ...[...new Set(Object.values(own).flat())].sort(),
];

/** Modules without records, which have some of the actions only. */
const ACTIONS_OF: OwnActions = { external_mail: ['create'] };

/** Returns true if a module has an action. */
export const hasAction = (module: string, action: Action, own: OwnActions): boolean =>
  (ACTIONS_OF[module] ?? [...STANDARD_ACTIONS, ...(own[module] ?? [])]).includes(action);

/** Returns the scopes of an action. A create has no scope `own`, which would be the same as `all`. */
export const scopesOf = (action: Action): readonly Scope[] =>
  action === 'create' ? ['none', 'all'] : ['none', 'own', 'all'];

/** Returns the scope of a permission; `none` without a grant. */
export function scopeOf(grants: readonly Grant[], module: string, action: Action): Scope {
  const scope = grants.find((grant) => grant.module === module && grant.action === action)?.scope ?? 'none';
  return action === 'create' && scope === 'own' ? 'all' : scope;
}

/** Returns the grants with one permission changed; the scope `none` removes the grant. */
export function withScope(grants: readonly Grant[], module: string, action: Action, scope: Scope): Grant[] {
  const others = grants.filter((grant) => grant.module !== module || grant.action !== action);
  return scope === 'none' ? others : [...others, { module, action, scope }];
}

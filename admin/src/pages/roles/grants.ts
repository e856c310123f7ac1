import type { Action } from '../../contract/types.ts';

export type Scope = 'none' | 'own' | 'all';

/** A permission, as the service has it. */
export interface Grant {
  readonly module: string;
  readonly action: Action;
  readonly scope: Scope;
}

export const ACTIONS: readonly Action[] = ['view', 'create', 'update', 'delete'];

/** What can be chosen for an action. To create own records is to create records. */
export const scopesOf = (action: Action): readonly Scope[] =>
  action === 'create' ? ['none', 'all'] : ['none', 'own', 'all'];

/** The scope of a permission; none where there is no grant. */
export function scopeOf(grants: readonly Grant[], module: string, action: Action): Scope {
  const scope = grants.find((grant) => grant.module === module && grant.action === action)?.scope ?? 'none';
  return action === 'create' && scope === 'own' ? 'all' : scope;
}

/** The grants with one permission set; none is no grant at all. */
export function withScope(grants: readonly Grant[], module: string, action: Action, scope: Scope): Grant[] {
  const others = grants.filter((grant) => grant.module !== module || grant.action !== action);
  return scope === 'none' ? others : [...others, { module, action, scope }];
}

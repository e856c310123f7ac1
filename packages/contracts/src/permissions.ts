import type { Contract, Rpc, StandardAction } from './types.ts';

/** The actions that every module has. */
export const STANDARD_ACTIONS = ['view', 'create', 'update', 'delete'] as const satisfies readonly StandardAction[];

/** Returns the name of an rpc as an action: `MarkPaid` as `mark_paid`. */
export const actionNameOf = ({ name }: Pick<Rpc, 'name'>): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/**
 * Returns the actions of each module whose permissions the contract names: the standard ones, and those of its own, such
 * as `approve`, in the order of the alphabet.
 */
export function permissionsOf({ rpcs }: Pick<Contract, 'rpcs'>): ReadonlyMap<string, readonly string[]> {
  const own = new Map<string, Set<string>>();
  for (const { policy } of rpcs) {
    if (policy.access.kind !== 'permission') continue;
    const { module, action } = policy.access;
    const actions = own.get(module) ?? new Set();
    own.set(module, isStandard(action) ? actions : actions.add(action));
  }
  return new Map([...own].map(([module, actions]) => [module, [...STANDARD_ACTIONS, ...[...actions].sort()]]));
}

/** True for an action that every module has. */
export const isStandard = (action: string): action is StandardAction =>
  STANDARD_ACTIONS.some((standard) => standard === action);

import type { Action, Caller } from '@bms/contracts';
import type { StoredFilter } from '../records/stored.ts';

/** Which records of a module a caller may reach. */
export interface ScopeRules {
  /** The module key of the contract, e.g. `clients`. */
  readonly module: string;
  /** Stored fields that make a record a user's own, any of them: ids of users, or lists of ids. */
  readonly own: readonly string[];
  /** What all records of the module meet, where its collection holds others too. */
  readonly among?: StoredFilter;
  /** What a portal user may reach, by action; an action that is not there is forbidden. */
  readonly portal?: Partial<Record<Action, (caller: Caller) => StoredFilter>>;
  /** What every caller is limited to, administrators too, e.g. the messages that they take part in. */
  readonly limits?: (caller: Caller, action: Action) => StoredFilter;
  /** What of the records that somebody may see is for them now; whoever may update a record sees it anyway. */
  readonly audience?: (caller: Caller) => StoredFilter;
}

/**
 * The condition that a caller's records meet; it is part of every query, so that lists, totals and searches cannot leak.
 * Empty for all records, undefined where the caller may not do this at all.
 */
export function scopeFilter(caller: Caller, action: Action, rules: ScopeRules): StoredFilter | undefined {
  const reached = reachedBy(caller, action, rules);
  if (!reached || caller.kind === 'service') return reached && both(rules.among ?? {}, reached);
  const limits = both(rules.among ?? {}, rules.limits?.(caller, action) ?? {});
  return both(limits, action === 'view' ? both(reached, forAudience(caller, rules)) : reached);
}

function forAudience(caller: Caller, rules: ScopeRules): StoredFilter {
  if (!rules.audience) return {};
  const changeable = reachedBy(caller, 'update', rules);
  if (!changeable) return rules.audience(caller);
  return isEverything(changeable) ? {} : { $or: [changeable, rules.audience(caller)] };
}

const isEverything = (filter: StoredFilter): boolean => Object.keys(filter).length === 0;

function both(one: StoredFilter, other: StoredFilter): StoredFilter {
  if (isEverything(one)) return other;
  return isEverything(other) ? one : { $and: [one, other] };
}

function reachedBy(caller: Caller, action: Action, rules: ScopeRules): StoredFilter | undefined {
  if (caller.kind === 'service') return action === 'view' ? {} : undefined;
  if (caller.isAdmin) return {};
  if (caller.userType === 'client') return rules.portal?.[action]?.(caller);
  const scope = caller.grants[`${rules.module}.${action}`];
  if (scope === undefined) return undefined;
  return scope === 'all' || action === 'create' ? {} : ownFilter(caller.userId, rules.own);
}

function ownFilter(userId: number, fields: readonly string[]): StoredFilter {
  const conditions = fields.map((field) => ({ [field]: userId }));
  return conditions.length === 1 ? conditions[0]! : { $or: conditions };
}

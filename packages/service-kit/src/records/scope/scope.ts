import { type Action, type Caller, callerOfClaims } from '@bms/contracts';
import { trusted } from 'mongoose';
import sift from 'sift';
import type { RecordDefinition } from '../model/definition.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';

/** The access rules of a module's records. */
export interface ScopeRules<T extends StoredRecord = StoredRecord> {
  /** The module key of the contract, e.g. `clients`. */
  readonly module: string;
  /** Owner fields: stored fields that hold the ids of a record's owners, as a single id or a list. */
  readonly ownerFields: readonly string[];
  /** The base filter that all records of the module meet if the collection holds others too. */
  readonly baseFilter?: StoredFilter<T>;
  /** The filter for portal users, by action; a missing action is forbidden. */
  readonly portal?: Partial<Record<Action, (caller: Caller) => StoredFilter<T>>>;
  /** The row filter for all callers, including administrators, e.g. the messages that they take part in. */
  readonly rowFilter?: (caller: Caller, action: Action) => StoredFilter<T>;
  /**
   * The audience filter: the visible records that are currently addressed to the caller; callers who may update a
   * record see it regardless.
   */
  readonly audience?: (caller: Caller) => StoredFilter<T>;
}

/**
 * Returns the filter of the records accessible to a caller. It is part of every query, so that lists, totals and
 * searches cannot leak. Empty if all records are accessible, undefined if the action is forbidden.
 * @see docs/adr/0026-ownership.md
 * @see docs/adr/0090-audience-and-row-filters.md
 */
export function scopeFilter<T extends StoredRecord>(
  caller: Caller,
  action: Action,
  rules: ScopeRules<T>,
): StoredFilter<T> | undefined;
export function scopeFilter(caller: Caller, action: Action, rules: ScopeRules): StoredFilter | undefined {
  const reached = reachedBy(caller, action, rules);
  if (!reached || caller.kind === 'service') return reached && both(rules.baseFilter ?? {}, reached);
  const filter = both(rules.baseFilter ?? {}, rules.rowFilter?.(caller, action) ?? {});
  return both(filter, action === 'view' ? both(reached, forAudience(caller, rules)) : reached);
}

function forAudience(caller: Caller, rules: ScopeRules): StoredFilter {
  if (!rules.audience) return {};
  const changeable = reachedBy(caller, 'update', rules);
  if (!changeable) return rules.audience(caller);
  return isEverything(changeable) ? {} : { $or: [changeable, rules.audience(caller)] };
}

/** True if a filter matches all records. */
export const isEverything = (filter: StoredFilter): boolean => Object.keys(filter).length === 0;

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
  return scope === 'all' || action === 'create' ? {} : ownFilter(caller.userId, rules.ownerFields);
}

function ownFilter(userId: number, fields: readonly string[]): StoredFilter {
  const conditions = fields.map((field) => ({ [field]: userId }));
  return conditions.length === 1 ? conditions[0]! : { $or: conditions };
}

/** Returns the filter of the records that a client may see: those that its portal users see. @throws Error if they see none */
export function clientView({ name, portal }: RecordDefinition, clientId: number): StoredFilter {
  if (!portal?.view) throw new Error(`${name} have no portal filter`);
  return portal.view(callerOfClaims({ kind: 'user', typ: 'client', cid: clientId }));
}

/** True if a filter of a scope matches a record that was read, as in a query of the database. */
export const matches = (filter: StoredFilter, record: StoredRecord): boolean =>
  Object.entries(filter).every(([name, condition]) => isMet(name, condition, record));

function isMet(name: string, condition: unknown, record: StoredRecord): boolean {
  // The conditions of owners, which most records have: to compile them takes ten times as long.
  if (name === '$or') return (condition as StoredFilter[]).some((one) => matches(one, record));
  if (name === '$and') return (condition as StoredFilter[]).every((one) => matches(one, record));
  if (typeof condition === 'number') return [record[name]].flat().includes(condition);
  return sift.default({ [name]: condition } as never)(record);
}

/**
 * Marks the operators of a condition as trusted for `sanitizeFilter`. Use it only for conditions built by our code
 * around single values, never for objects sent by a caller.
 */
export function trust<Filter extends object>(filter: Filter): Filter {
  for (const value of Object.values(filter)) {
    if (Array.isArray(value)) for (const part of value) trustPart(part);
    else trustPart(value);
  }
  return filter;
}

function trustPart(part: unknown): void {
  if (part !== null && typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype)
    trusted(trust(part));
}

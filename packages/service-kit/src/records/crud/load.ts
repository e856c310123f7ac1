import { type Action, ApiError, type Caller } from '@bms/contracts';
import type { ClientSession } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { Transaction } from '../kit.ts';
import { HIDDEN, type StoredFilter, type StoredRecord } from '../model/stored.ts';
import { isEverything, scopeFilter, trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import type { Resource } from './resource.ts';

/**
 * Returns the filter for the records on which the caller may perform an action.
 * @throws ApiError forbidden if the caller may not perform it on any record
 */
export function scopeOf<T extends StoredRecord>(resource: Resource<T>, call: Call, action: Action): StoredFilter<T> {
  const filter = scopeFilter(call.caller, action, resource.scope);
  if (!filter) throw forbiddenError(resource, call, action);
  return trust(filter);
}

/** Creates the error for a forbidden action on a record that the caller may view, or on all records of the module. */
export function forbiddenError(resource: Resource, { caller }: Call, action: Action): ApiError {
  return new ApiError('forbidden', whyForbidden(resource, caller, action));
}

/** Returns why an action on a record is forbidden; undefined for the detail of the error catalogue. */
export function whyForbidden({ scope: { module } }: Resource, caller: Caller, action: Action): string | undefined {
  const permission = `${module}.${action}`;
  if (caller.userType === 'client') return 'This operation is not available to portal users for this record.';
  if (caller.isAdmin || caller.grants[permission] === 'all') return undefined;
  return caller.grants[permission] === 'own'
    ? `Your permission ${permission} is limited to your own records.`
    : `This requires the permission ${permission}.`;
}

/** Loads a record that the caller may view. @throws ApiError not_found */
export function loadForView<T extends StoredRecord>(resource: Resource<T>, call: Call, id: number): Promise<T>;
export async function loadForView(resource: Resource, call: Call, id: number): Promise<StoredRecord> {
  const query = resource.model.findOne({ $and: [{ _id: id }, scopeOf(resource, call, 'view')] }, HIDDEN);
  const record = await query.lean().maxTimeMS(remainingMs(call));
  if (!record) throw new ApiError('not_found');
  return record;
}

/**
 * Loads a record for a change, in the transaction.
 * @throws ApiError in the order of the contract: not_found if the caller may not view it, forbidden if the caller may
 * view but not change it, version_mismatch if it is not the expected version
 */
export function loadForChange<T extends StoredRecord>(
  resource: Resource<T>,
  call: Call,
  id: number,
  action: Action,
  tx: Pick<Transaction, 'session'>,
): Promise<T>;
export async function loadForChange(
  resource: Resource,
  call: Call,
  id: number,
  action: Action,
  { session }: Pick<Transaction, 'session'>,
): Promise<StoredRecord> {
  const { visible, changeable } = changeScope(resource, call, action);
  const query = resource.model.findOne({ $and: [{ _id: id }, visible] }, HIDDEN);
  const record = (await query.session(session).lean()) ?? undefined;
  const isChangeable = record !== undefined && (await isReached(resource, id, changeable, session));
  return assertChangeable(resource, call, action, { record, isChangeable });
}

/** The filters of the records that a caller may view, and of those on which the caller may perform an action. */
export interface ChangeScope {
  readonly visible: StoredFilter;
  readonly changeable: StoredFilter;
}

/** A record as found for a change. */
export interface FoundRecord {
  /** Undefined if the caller may not view it. */
  readonly record: StoredRecord | undefined;
  readonly isChangeable: boolean;
}

/**
 * Returns the scope of a change. It requires the permission to view, since answers and errors tell of the record.
 * @throws ApiError forbidden if the caller may not perform the action on any record, or view none
 */
export function changeScope(resource: Resource, call: Call, action: Action): ChangeScope {
  const changeable = scopeOf(resource, call, action);
  return { changeable, visible: scopeOf(resource, call, 'view') };
}

/**
 * Returns the record of a change.
 * @throws ApiError not_found, forbidden or version_mismatch, see loadForChange
 */
export function assertChangeable(
  resource: Resource,
  call: Call,
  action: Action,
  { record, isChangeable }: FoundRecord,
): StoredRecord {
  if (!record) throw new ApiError('not_found');
  if (!isChangeable) throw forbiddenError(resource, call, action);
  assertExpectedVersion(call, record.version);
  return record;
}

/**
 * Asserts that the version matches If-Match.
 * @throws ApiError version_mismatch if If-Match names versions and none of them is the record's
 */
export function assertExpectedVersion({ ifMatch }: Call, version: number): void {
  if (ifMatch !== undefined && !ifMatch.includes(version))
    throw new ApiError('version_mismatch', undefined, { version });
}

/** True if a filter matches the record of an id, in a transaction. */
export async function isReached(
  resource: Resource,
  id: number,
  scope: StoredFilter,
  session: ClientSession,
): Promise<boolean> {
  if (isEverything(scope)) return true;
  return (await resource.model.exists({ $and: [{ _id: id }, scope] }).session(session)) !== null;
}

import { type Action, ApiError } from '@bms/contracts';
import type { ClientSession } from 'mongoose';
import { HIDDEN, type StoredFilter, type StoredRecord } from '../records/stored.ts';
import { scopeFilter } from '../scope/scope.ts';
import { trust } from '../scope/trust.ts';
import type { Call, Transaction } from '../types.ts';
import { remainingMs } from '../writes/late.ts';
import type { Resource } from './resource.ts';

/**
 * The condition of the records that the caller may reach with an action.
 * @throws ApiError forbidden where that is none at all
 */
export function scopeOf(resource: Resource, call: Call, action: Action): StoredFilter {
  const filter = scopeFilter(call.caller, action, resource.scope);
  if (!filter) throw new ApiError('forbidden');
  return trust(filter);
}

/** A record that the caller may see. @throws ApiError not_found */
export async function loadForView(resource: Resource, call: Call, id: number): Promise<StoredRecord> {
  const query = resource.model.findOne({ $and: [{ _id: id }, scopeOf(resource, call, 'view')] }, HIDDEN);
  const record = await query.lean<StoredRecord>().maxTimeMS(remainingMs(call));
  if (!record) throw new ApiError('not_found');
  return record;
}

/**
 * A record that the caller is about to change, read in the transaction.
 * @throws ApiError in the order of the contract: not_found when the caller does not see it, forbidden when the caller sees it but
 * may not change it, version_mismatch when it is not the one that the caller expects
 */
export async function loadForChange(
  resource: Resource,
  call: Call,
  id: number,
  action: Action,
  { session }: Transaction,
): Promise<StoredRecord> {
  const changeable = scopeOf(resource, call, action);
  const visible = trust(scopeFilter(call.caller, 'view', resource.scope) ?? changeable);
  const query = resource.model.findOne({ $and: [{ _id: id }, visible] }, HIDDEN);
  const record = await query.session(session).lean<StoredRecord>();
  if (!record) throw new ApiError('not_found');
  if (!(await reaches(resource, id, changeable, session))) throw new ApiError('forbidden');
  if (call.ifMatch !== undefined && call.ifMatch !== record.version) throw new ApiError('version_mismatch');
  return record;
}

async function reaches(resource: Resource, id: number, scope: StoredFilter, session: ClientSession): Promise<boolean> {
  if (Object.keys(scope).length === 0) return true;
  return (await resource.model.exists({ $and: [{ _id: id }, scope] }).session(session)) !== null;
}

import { ApiError } from '@bms/contracts';
import type { ListDeletedRequest, ListDeletedResponse } from '@bms/contracts/types/api';
import type { Call } from '../../runtime/call.ts';
import type { AnswerOf, EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord } from '../model/stored.ts';
import { countedChange } from '../totals/counted.ts';
import { compileChangeAnswer } from './answer-change.ts';
import { emitChange } from './events.ts';
import { pageOf } from './list.ts';
import { assertExpectedVersion } from './load.ts';
import { readPage } from './page.ts';
import type { Resource } from './resource.ts';
import { searchFields } from './search-fields.ts';

/**
 * Lists the deleted records, most recently deleted first, with id, title, time and user of the deletion. For
 * administrators.
 */
export function listDeleted(resource: Resource): Handler<ListDeletedRequest, AnswerOf<ListDeletedResponse>> {
  const { title, baseFilter = {} } = resource.definition;
  const order = { deleted_at: -1, _id: -1 } as const;
  return async (call) => {
    const query = call.request.list ?? {};
    const page = pageOf(query);
    const projection = { [title]: 1, deleted_at: 1, deleted_by: 1 } as const;
    const found = await readPage(resource.deleted, { filter: baseFilter, order, projection, page }, call);
    const records = found.records.map((record) => ({
      id: record._id,
      title: String(record[title] ?? ''),
      deleted_at: record.deleted_at.toISOString(),
      deleted_by: record.deleted_by,
    }));
    return { records, meta: { total: found.total, current_page: page.number, per_page: page.size } };
  };
}

/**
 * Restores a deleted record.
 * @throws ApiError not_found; version_mismatch; validation_failed if a unique value was taken meanwhile
 */
export function restore<const Name extends string = 'Restore'>(
  resource: Resource,
  rpc = 'Restore' as Name,
): Handler<{ id: number }, EncodedAnswer<Name>> {
  const answer = compileChangeAnswer(resource, resource.rpc(rpc));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const record = await restoreRecord(resource, call.request.id, call, tx);
      call.setVersion(record.version);
      return answer({ before: undefined, after: record, call, session: tx.session }, 'Restored.');
    });
}

/**
 * Restores a deleted record as part of a transaction and publishes the change.
 * @throws ApiError not_found; version_mismatch; validation_failed if a unique value was taken meanwhile or a rule of
 * the module is violated
 */
export function restoreRecord<T extends StoredRecord>(
  resource: Resource<T>,
  id: number,
  call: Call,
  tx: Transaction,
): Promise<T>;
export async function restoreRecord(
  resource: Resource,
  id: number,
  call: Call,
  tx: Transaction,
): Promise<StoredRecord> {
  const { session } = tx;
  const filter = { ...resource.definition.baseFilter, _id: id };
  const found = await resource.deleted.findOneAndDelete(filter, { session }).lean();
  if (!found) throw new ApiError('not_found');
  assertExpectedVersion(call, found.version);
  const { deleted_at: _when, deleted_by: _who, ...restored } = found;
  // The values that computed fields depend on may have changed meanwhile.
  const changed = new Set<string>();
  const computed = await resource.rules.compute?.(restored, tx, { call, changed });
  const record = { ...restored, ...computed, version: restored.version + 1, updated_at: new Date() } as StoredRecord;
  const change = {
    kind: 'restored',
    before: undefined,
    after: record,
    changed,
    call,
  } as const;
  await resource.applyRules(change, tx);
  await resource.model.create([{ ...record, ...searchFields(resource, record) }], { session });
  await resource.total?.count([countedChange(change)], session);
  emitChange(resource, change, tx.emit);
  return record;
}

import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord } from '../model/stored.ts';
import { countedChange } from '../totals/counted.ts';
import { compileAnswer } from './answer.ts';
import { emitChange } from './events.ts';
import { loadForChange } from './load.ts';
import type { Resource } from './resource.ts';
import { withoutNote } from './status-note.ts';

/**
 * Creates the handler that deletes a record by moving it to the collection of deleted records, from which it can be
 * restored.
 * @see docs/adr/0024-deleted-records.md
 */
export function remove<const Name extends string = 'Delete'>(
  resource: Resource,
  rpc = 'Delete' as Name,
): Handler<{ id: number }, EncodedAnswer<Name>> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const record = await loadForChange(resource, call, call.request.id, 'delete', tx);
      await removeRecord(resource, record, call, tx);
      return answer(record, 'Deleted.');
    });
}

/**
 * Moves a record that was loaded in the same transaction to the deleted records and publishes the change.
 * @throws ApiError validation_failed if a rule of the module is violated; version_mismatch
 */
export function removeRecord<T extends StoredRecord>(
  resource: Resource<T>,
  record: NoInfer<T>,
  call: Call,
  tx: Transaction,
): Promise<void>;
export async function removeRecord(
  resource: Resource,
  record: StoredRecord,
  call: Call,
  { session, ...tx }: Transaction,
): Promise<void> {
  const { model, deleted } = resource;
  const after: StoredRecord = { ...withoutNote(record), version: record.version + 1 };
  const change = { kind: 'deleted', before: record, after, changed: new Set<string>(), call } as const;
  await resource.applyRules(change, { session, ...tx });
  const { deletedCount } = await model.deleteOne({ _id: record._id, version: record.version }, { session });
  if (deletedCount === 0) throw new ApiError('version_mismatch');
  const hidden = { ...after, deleted_at: new Date(), deleted_by: call.caller.userId };
  await deleted.collection.insertOne(hidden as never, { session });
  await resource.total?.count([countedChange(change)], session);
  emitChange(resource, change, tx.emit);
}

import type { Call } from '../../runtime/call.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { type PlannedChange, planChange, writeChanges } from './change.ts';
import { emitChange } from './events.ts';
import type { Resource } from './resource.ts';

/** A change of a record that was loaded in the same transaction; undefined removes a value. */
export interface RecordUpdate<T extends StoredRecord> {
  readonly before: T;
  readonly changes: StoredValues<T>;
}

/**
 * Changes different records that were loaded in the same transaction by one write, and publishes the changes.
 * @throws ApiError validation_failed for an illegal transition or a violated rule of the module; version_mismatch
 */
export async function changeRecords<T extends StoredRecord>(
  resource: Resource<T>,
  updates: readonly RecordUpdate<NoInfer<T>>[],
  call: Call,
  tx: Transaction,
): Promise<void>;
export async function changeRecords(
  resource: Resource,
  updates: readonly RecordUpdate<StoredRecord>[],
  call: Call,
  tx: Transaction,
): Promise<void> {
  const planned: PlannedChange[] = [];
  for (const { before, changes } of updates) {
    const plan = await planChange(resource, before, changes, call, tx);
    if (plan) planned.push(plan);
  }
  await writeChanges(resource, planned, tx.session);
  for (const { change } of planned) emitChange(resource, change, tx.emit);
}

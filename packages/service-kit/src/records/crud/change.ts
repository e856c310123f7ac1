import { ApiError } from '@bms/contracts';
import type { ClientSession } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { Transaction } from '../kit.ts';
import type { RecordUpdate, UpdateOne } from '../model/model.ts';
import type { RecordChange, StoredRecord, StoredValues } from '../model/stored.ts';
import { assertMove, moverOf } from '../rules/states.ts';
import { countedChange } from '../totals/counted.ts';
import { emitChange } from './events.ts';
import type { Resource } from './resource.ts';
import { changedSearchFields } from './search-fields.ts';
import { obsoleteNote } from './status-note.ts';

/**
 * Changes a record that was loaded in the same transaction and publishes the change. Its version becomes that of the
 * response; without changes, it stays the same.
 * @param changes by stored name; undefined removes a value
 * @returns the record after the change
 * @throws ApiError validation_failed for an illegal transition or a violated rule of the module; version_mismatch
 */
export async function changeRecord<T extends StoredRecord>(
  resource: Resource<T>,
  before: NoInfer<T>,
  changes: StoredValues<NoInfer<T>>,
  call: Call,
  tx: Transaction,
): Promise<T> {
  const after = await changeOneOfMany(resource, before, changes, call, tx);
  call.setVersion(after.version);
  return after;
}

/** Like changeRecord, but for a response about several records, which has no version. */
export function changeOneOfMany<T extends StoredRecord>(
  resource: Resource<T>,
  before: NoInfer<T>,
  changes: StoredValues<NoInfer<T>>,
  call: Call,
  tx: Transaction,
): Promise<T>;
export async function changeOneOfMany(
  resource: Resource,
  before: StoredRecord,
  changes: StoredValues,
  call: Call,
  tx: Transaction,
): Promise<StoredRecord> {
  const planned = await planChange(resource, before, changes, call, tx);
  if (!planned) return before;
  const { filter, update } = planned.write;
  const { matchedCount } = await resource.model.updateOne(filter, update, { session: tx.session });
  if (matchedCount === 0) throw new ApiError('version_mismatch');
  await resource.total?.count([countedChange(planned.change)], tx.session);
  emitChange(resource, planned.change, tx.emit);
  return planned.change.after;
}

/** A change whose rules are asserted and that is not written yet. */
export interface PlannedChange {
  readonly change: RecordChange;
  readonly write: UpdateOne['updateOne'];
}

/**
 * Asserts the rules for a change of a record that was loaded in the same transaction.
 * @param changes by stored name; undefined removes a value
 * @returns undefined if there are no changes
 * @throws ApiError validation_failed for an illegal transition or a violated rule of the module
 */
export async function planChange(
  resource: Resource,
  before: StoredRecord,
  changes: StoredValues,
  call: Call,
  tx: Transaction,
): Promise<PlannedChange | undefined> {
  if (Object.keys(changes).length === 0) return undefined;
  assertMoves(resource, before, changes, call);
  const planned = await completeChange(resource, before, changes, call, tx);
  await resource.applyRules(planned.change, tx);
  return planned;
}

/**
 * Completes a change by the values that are computed from it, without the rules of the module: for changes that no caller
 * chose, such as references that follow a merge.
 * @param changes by stored name; undefined removes a value
 */
export async function completeChange(
  resource: Resource,
  before: StoredRecord,
  changes: StoredValues,
  call: Call,
  tx: Transaction,
): Promise<PlannedChange> {
  const changed = new Set(Object.keys(changes));
  const computed = await resource.rules.compute?.({ ...before, ...changes }, tx, { call, changed });
  const values = { ...changes, ...computed, ...obsoleteNote(before, changes) };
  const set = { ...values, version: before.version + 1, updated_at: new Date() };
  const after: StoredRecord = { ...before, ...set };
  const change = { kind: 'updated', before, after, changed, call } as const;
  const { _id, version } = before;
  return {
    change,
    write: { filter: { _id, version }, update: updateOf({ ...set, ...changedSearchFields(resource, after, set) }) },
  };
}

/**
 * Writes the changes of different records at once.
 * @throws ApiError version_mismatch if one of the records has another version
 */
export async function writeChanges(
  { model, total }: Pick<Resource, 'model' | 'total'>,
  planned: readonly PlannedChange[],
  session: ClientSession,
): Promise<void> {
  if (planned.length === 0) return;
  const operations = planned.map(({ write }) => ({ updateOne: write }));
  const { matchedCount } = await model.bulkWrite(operations, { session });
  if (matchedCount < planned.length) throw new ApiError('version_mismatch');
  await total?.count(
    planned.map(({ change }) => countedChange(change)),
    session,
  );
}

function assertMoves({ states }: Resource, before: StoredRecord, changes: StoredValues, call: Call): void {
  const by = call.caller.kind === 'service' ? undefined : moverOf(call.rpc);
  for (const [field, known] of states) {
    if (field in changes) assertMove(known, String(before[field] ?? ''), String(changes[field] ?? ''), by);
  }
}

/** Returns the update that sets the values by stored name; undefined removes a value. */
function updateOf(values: StoredValues): RecordUpdate<StoredRecord> {
  const entries = Object.entries(values);
  const $set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1] as const);
  return removed.length > 0 ? { $set, $unset: Object.fromEntries(removed) } : { $set };
}

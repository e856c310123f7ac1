import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { assertMove, moverOf } from '../rules/states.ts';
import { emitChange } from './events.ts';
import type { Resource } from './resource.ts';
import { searchFields } from './search-fields.ts';

/**
 * Changes a record that was loaded in the same transaction and publishes the change. Its version becomes that of the
 * response; without changes, it stays the same.
 * @param changes by stored name; undefined removes a value
 * @returns the record after the change
 * @throws ApiError validation_failed for an illegal transition or a violated rule of the module; version_mismatch
 */
export function changeRecord<T extends StoredRecord>(
  resource: Resource<T>,
  before: NoInfer<T>,
  changes: StoredValues<NoInfer<T>>,
  call: Call,
  tx: Transaction,
): Promise<T>;
export async function changeRecord(
  resource: Resource,
  before: StoredRecord,
  changes: StoredValues,
  call: Call,
  tx: Transaction,
): Promise<StoredRecord> {
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
  const changed = new Set(Object.keys(changes));
  if (changed.size === 0) return before;
  const { rules } = resource;
  assertMoves(resource, before, changes, call);
  const computed = await rules.computeStored?.({ ...before, ...changes }, tx);
  const set = { ...changes, ...computed, version: before.version + 1, updated_at: new Date() };
  const after: StoredRecord = { ...before, ...set };
  const change = { kind: 'updated', before, after, changed, call } as const;
  await resource.check(change, tx);
  await store(resource, before, { ...set, ...searchFields(resource, after) }, tx);
  emitChange(resource, change, tx.emit);
  return after;
}

function assertMoves({ states }: Resource, before: StoredRecord, changes: StoredValues, call: Call): void {
  const by = call.caller.kind === 'service' ? undefined : moverOf(call.rpc);
  for (const [field, known] of states) {
    if (field in changes) assertMove(known, String(before[field] ?? ''), String(changes[field] ?? ''), by);
  }
}

async function store(resource: Resource, before: StoredRecord, values: StoredValues, tx: Transaction): Promise<void> {
  const entries = Object.entries(values);
  const $set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1] as const);
  const update = removed.length > 0 ? { $set, $unset: Object.fromEntries(removed) } : { $set };
  const { _id, version } = before;
  const { matchedCount } = await resource.model.updateOne({ _id, version }, update, { session: tx.session });
  if (matchedCount === 0) throw new ApiError('version_mismatch');
}

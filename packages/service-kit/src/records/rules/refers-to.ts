import { invalid, type Violation } from '@bms/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { modelOf, type RecordModel } from '../model/model.ts';
import type { KeptReference } from '../model/rule-options.ts';
import { HIDDEN, type RecordChange, type StoredFilter, type StoredRecord } from '../model/stored.ts';
import { unknownReference } from '../references/references.ts';

/**
 * Compiles the assertion that the records that a changed record refers to exist, in its transaction.
 * @returns a function that throws ApiError validation_failed naming the first reference that is broken
 */
export function compileRefersTo(
  db: Connection,
  references: readonly KeptReference[],
): (change: RecordChange, session: ClientSession) => Promise<void> {
  const targets = references.map((reference) => ({ reference, model: modelOf(db, reference.collection) }));
  return async (change, session) => {
    for (const { reference, model } of targets) {
      const id = change.after[reference.field];
      if (typeof id !== 'number' || !isAssigned(reference, change)) continue;
      const among = reference.among?.(change.after, change.call.caller) ?? {};
      const found = reference.isLocked
        ? await lockReferenced(model, id, session, among)
        : await model.exists({ ...among, _id: id }).session(session);
      if (!found) throw invalid(brokenReference(reference, id));
    }
  };
}

function isAssigned({ field, onlyNew }: KeptReference, { kind, changed }: RecordChange): boolean {
  if (kind === 'created' || onlyNew) return kind === 'created';
  return kind === 'restored' || (kind === 'updated' && changed.has(field));
}

const brokenReference = ({ field, message }: KeptReference, id: number): Violation =>
  message === undefined ? unknownReference(field, id) : { ...unknownReference(field, id), message };

/**
 * Locks a record that another one refers to until the transaction ends. A concurrent change or deletion causes a write
 * conflict: one of the two transactions is retried and sees the result of the other.
 * @returns the record; undefined if it does not exist
 */
export async function lockReferenced<T extends StoredRecord>(
  model: RecordModel<T>,
  id: number,
  session: ClientSession,
  among?: StoredFilter<NoInfer<T>>,
): Promise<T | undefined>;
export async function lockReferenced(
  model: RecordModel,
  id: number,
  session: ClientSession,
  among: StoredFilter = {},
): Promise<StoredRecord | undefined> {
  // A write, not a read: only writes conflict.
  const mark = { $set: { locked_at: new Date() } };
  const locked = model.findOneAndUpdate({ ...among, _id: id }, mark, { session, projection: HIDDEN });
  return (await locked.lean()) ?? undefined;
}

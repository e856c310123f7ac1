import { invalid, type Violation } from '@bms/contracts';
import { EXTERNAL_IDS } from '../../runtime/database/external-keys.ts';
import type { RuleOptions, StatusLock } from '../model/rule-options.ts';
import type { RecordChange, StoredRecord } from '../model/stored.ts';

/**
 * Asserts that the status of a record allows a change or its deletion.
 * @throws ApiError validation_failed naming each locked field, or `id` for a deletion
 */
export function assertUnlocked(options: RuleOptions, change: RecordChange): void {
  const { locked = [] } = options;
  const { kind, before, call } = change;
  if (!before) return;
  const violation = kind === 'deleted' ? deletionViolation(options, before) : undefined;
  if (violation) throw invalid(violation);
  if (kind !== 'updated') return;
  const holds = ({ statuses, rpc = call.rpc.name }: StatusLock) =>
    rpc === call.rpc.name && statuses.includes(statusOf(before));
  const violations = locked.filter(holds).flatMap((lock) => violationsOf(lock, before, change));
  if (violations.length > 0) throw invalid(...violations);
}

const statusOf = ({ status }: StoredRecord): string => String(status);

function violationsOf(lock: StatusLock, before: StoredRecord, { changed }: RecordChange): Violation[] {
  const { fields, except = [], violation } = lock;
  // Other systems note their ids in records that are complete, such as sent invoices.
  const locked = [...changed].filter(
    (field) => (fields?.includes(field) ?? field !== EXTERNAL_IDS) && !except.includes(field),
  );
  if (violation) return locked.length > 0 ? [violation] : [];
  return locked.map((field) => ({ field, code: 'locked', message: lockedMessage(lock, field, before) }));
}

const lockedMessage = (lock: StatusLock, field: string, before: StoredRecord): string =>
  lock.message?.(field, before) ?? `${field} cannot be changed once the status is ${statusOf(before)}.`;

/** Returns the violation by the deletion of a record; undefined if its status allows it. */
export function deletionViolation({ deletable }: RuleOptions, record: StoredRecord): Violation | undefined {
  const status = statusOf(record);
  if (!deletable || deletable.statuses.includes(status)) return undefined;
  const { statuses, noun, code = 'locked' } = deletable;
  const message = `Only ${statuses.join(' or ')} ${noun}s can be deleted; this ${noun} is ${status}.`;
  return { field: 'id', code, message };
}

/**
 * Returns the violation by any change of a record whose status locks all fields, by the rpc of the given name; the ids in
 * other systems can be changed nevertheless.
 */
export function lockViolation({ locked = [] }: RuleOptions, record: StoredRecord, by: string): Violation | undefined {
  const locks = ({ statuses, fields, except, rpc = by }: StatusLock): boolean =>
    rpc === by && !fields && !except && statuses.includes(statusOf(record));
  const lock = locked.find(locks);
  if (!lock) return undefined;
  return lock.violation ?? { field: 'status', code: 'locked', message: lockedMessage(lock, 'The record', record) };
}

import { invalid, type Violation } from '@bms/contracts';
import { EXTERNAL_IDS } from '../../runtime/database/external-keys.ts';
import type { DeletableStatuses, RuleOptions, StatusLock } from '../model/rule-options.ts';
import type { RecordChange, StoredRecord } from '../model/stored.ts';

/**
 * Asserts that the status of a record allows a change or its deletion.
 * @throws ApiError validation_failed naming each locked field, or `id` for a deletion
 */
export function assertUnlocked({ locked = [], deletable }: RuleOptions, change: RecordChange): void {
  const { kind, before, call } = change;
  if (!before) return;
  if (kind === 'deleted' && deletable) assertDeletable(deletable, before);
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

function assertDeletable({ statuses, noun, code = 'locked' }: DeletableStatuses, before: StoredRecord): void {
  const status = statusOf(before);
  if (statuses.includes(status)) return;
  const message = `Only ${statuses.join(' or ')} ${noun}s can be deleted; this ${noun} is ${status}.`;
  throw invalid({ field: 'id', code, message });
}

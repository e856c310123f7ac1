import { invalid } from '@bms/contracts';
import type { Call, Message, RecordChange, StoredRecord, StoredValues } from '@bms/service-kit';

/** A lead that is not lost any more has no reason for it: the next loss needs one of its own. */
export function reasonOf({ status, lost_reason }: StoredValues): StoredValues {
  return lost_reason && status !== 'lost' ? { lost_reason: undefined } : {};
}

/**
 * Refuses a new reason for a lead that is not lost, since it would not be kept.
 * @returns what was sent
 * @throws ApiError validation_failed
 */
export function refuseReason(sent: Message, { mask }: Call, before: StoredRecord | undefined): Message {
  const sends = (field: string) => before === undefined || mask.includes(field);
  const status = (sends('status') && sent['status']) || (before?.['status'] ?? 'new');
  const reason = sends('lost_reason') ? (sent['lost_reason'] ?? '') : '';
  if (status === 'lost' || reason === '' || reason === before?.['lost_reason']) return sent;
  const message = `lost_reason is for a lead that is lost; this one is ${status}.`;
  throw invalid({ field: 'lost_reason', code: 'not_lost', message });
}

/** @throws ApiError validation_failed where a lead is lost for no reason */
export function requireReason({ after }: RecordChange): void {
  if (after['status'] !== 'lost' || String(after['lost_reason'] ?? '').trim() !== '') return;
  throw invalid({
    field: 'lost_reason',
    code: 'required',
    message: 'lost_reason is required for a lead that is lost.',
  });
}

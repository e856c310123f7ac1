import { invalid, isBlank } from '@bms/contracts';
import type { LeadInput } from '@bms/contracts/types/crm';
import type { Call, Message, RecordChange, Sent, StoredValues } from '@bms/service-kit';
import type { Lead } from './leads.model.ts';

/** Clears the reason of a lead that is no longer lost; the next loss needs its own reason. */
export function reasonOf({ status, lost_reason }: StoredValues<Lead>): StoredValues<Lead> {
  return lost_reason && status !== 'lost' ? { lost_reason: undefined } : {};
}

/**
 * Rejects a new reason for a lead that is not lost, since it would not be stored.
 * @returns the request unchanged
 * @throws ApiError validation_failed
 */
export function assertReasonAllowed(sent: Sent<LeadInput>, { mask }: Call, before: Lead | undefined): Message {
  const sends = (field: string) => before === undefined || mask.includes(field);
  const status = (sends('status') && sent.status) || (before?.status ?? 'new');
  const reason = sends('lost_reason') ? (sent.lost_reason ?? '') : '';
  if (status === 'lost' || reason === '' || reason === before?.lost_reason) return sent;
  const message = `lost_reason can only be set for a lost lead; this lead is ${status}.`;
  throw invalid({ field: 'lost_reason', code: 'not_lost', message });
}

/** @throws ApiError validation_failed for a lost lead without a reason */
export function requireReason({ after }: RecordChange<Lead>): void {
  if (after.status !== 'lost' || !isBlank(after.lost_reason ?? '')) return;
  throw invalid({
    field: 'lost_reason',
    code: 'required',
    message: 'lost_reason is required for a lost lead.',
  });
}

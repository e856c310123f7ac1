import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** What may be changed by an update, by status. */
const UNLOCKED: Readonly<Record<string, readonly string[]>> = {
  draft: ['client_id', 'items', 'due_date'],
  sent: ['due_date'],
};

/**
 * Refuses changes of what a client has been told, and the deletion of anything but a draft.
 * @throws ApiError validation_failed naming each field that is locked
 */
export function refuseLocked({ kind, before, changed, call }: RecordChange): void {
  const status = String(before?.['status']);
  if (kind === 'deleted' && status !== 'draft')
    throw invalid({ field: 'id', code: 'not_draft', message: `Only a draft is deleted; this invoice is ${status}.` });
  if (kind !== 'updated' || call.rpc.name !== 'Update') return;
  const locked = [...changed].filter((field) => !UNLOCKED[status]?.includes(field));
  if (locked.length > 0)
    throw invalid(...locked.map((field) => ({ field, code: 'locked', message: why(field, status) })));
}

function why(field: string, status: string): string {
  if (field === 'status') return 'status moves by send, cancel and payments.';
  return `${field} of an invoice that is ${status} cannot change.`;
}

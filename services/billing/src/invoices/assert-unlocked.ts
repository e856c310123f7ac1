import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import type { Invoice } from './invoices.model.ts';

/** The fields that an update may change, by status. */
const UNLOCKED: Readonly<Record<string, readonly string[]>> = {
  draft: ['client_id', 'items', 'due_date'],
  sent: ['due_date'],
};

/**
 * Rejects changes of fields that are fixed once the invoice is sent, and the deletion of anything but a draft.
 * @throws ApiError validation_failed naming each field that is locked
 */
export function assertUnlocked({ kind, before, changed, call }: RecordChange<Invoice>): void {
  const status = String(before?.status);
  if (kind === 'deleted' && status !== 'draft')
    throw invalid({
      field: 'id',
      code: 'not_draft',
      message: `Only draft invoices can be deleted; this invoice is ${status}.`,
    });
  if (kind !== 'updated' || call.rpc.name !== 'Update') return;
  const locked = [...changed].filter((field) => !UNLOCKED[status]?.includes(field));
  if (locked.length > 0)
    throw invalid(...locked.map((field) => ({ field, code: 'locked', message: why(field, status) })));
}

function why(field: string, status: string): string {
  if (field === 'status') return 'status can only be changed by sending, cancelling or paying the invoice.';
  return `${field} cannot be changed once the invoice is ${status}.`;
}

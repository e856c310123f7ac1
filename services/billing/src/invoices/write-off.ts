import type { WriteOff } from '@bms/contracts/types/billing';
import { action, assertStatus, type Decide, type HandlerOf, type Resource } from '@bms/service-kit';
import { balanceOf } from './balance.ts';
import { dayOf } from './entries.ts';
import type { Invoice } from './invoices.model.ts';

interface WriteOffRequest {
  readonly write_off: WriteOff;
}

/** Writes off the balance of an invoice that is owed, which becomes paid. @throws ApiError validation_failed */
export function writeOff(resource: Resource<Invoice>): HandlerOf<'/bms.billing.Invoices/WriteOff'> {
  const decide: Decide<Invoice, WriteOffRequest> = (invoice, call) => {
    assertStatus(resource, invoice, 'paid', call.rpc.name);
    const { reason, written_off_on } = call.request.write_off;
    const now = new Date();
    const amount = balanceOf(invoice);
    const day = dayOf(resource, 'written_off_on', written_off_on);
    return {
      status: 'paid',
      written_off: (invoice.written_off ?? 0) + amount,
      write_off: { amount, reason, written_off_on: day, created_by: call.caller.userId, created_at: now },
    };
  };
  return action(resource, 'WriteOff', 'Written off.', decide);
}

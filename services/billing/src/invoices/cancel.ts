import { action, checkStep, type Handler, type Resource } from '@bms/service-kit';
import { invoiceStates } from './status.ts';

/** Cancels a draft, or an invoice of which nothing is paid. */
export function cancel(resource: Resource): Handler<{ id: number }> {
  return action(resource, 'Cancel', 'Cancelled.', ({ status }) => {
    checkStep(invoiceStates, 'status', String(status), 'cancelled');
    return { status: 'cancelled' };
  });
}

import { invalid } from '@bms/contracts';
import type { Refund } from '@bms/contracts/types/billing';
import { action, type Decide, type Handler, type Resource } from '@bms/service-kit';
import { amountText, assertNotFull, dayOf } from './entries.ts';
import { type Invoice, keptPayments, statusOf } from './invoices.model.ts';

interface AddRefund {
  readonly id: number;
  readonly refund: Refund;
}

/**
 * Adds a refund, which increases the balance: an invoice that owes money again is open again. Concurrent refunds are
 * serialized: each is checked against the payments that the one before it left.
 * @throws ApiError validation_failed above the payments that are not refunded
 */
export function addRefund(resource: Resource<Invoice>): Handler<AddRefund> {
  const refund: Decide<Invoice> = async (invoice, call) => {
    const sent = (call.request as AddRefund).refund;
    const { refunds = [] } = invoice;
    if (sent.amount > keptPayments(invoice)) throw abovePaid(resource, invoice, sent.amount);
    assertNotFull(resource, 'refunds', refunds);
    const refunded = (invoice.refunded ?? 0) + sent.amount;
    const entry = await storedRefund(resource, sent, call.caller.userId);
    return { refunds: [...refunds, entry], refunded, status: statusOf({ ...invoice, refunded }) };
  };
  return action(resource, 'AddRefund', 'Refund added.', refund);
}

async function storedRefund({ kit }: Resource<Invoice>, sent: Refund, created_by: number) {
  const now = new Date();
  const { amount, refunded_on, method, note } = sent;
  const _id = await kit.nextId('refunds');
  return { _id, amount, refunded_on: dayOf(refunded_on, now), method, note, created_by, created_at: now };
}

function abovePaid(resource: Resource<Invoice>, invoice: Invoice, amount: number) {
  const written = (minor: number) => amountText(resource, invoice, minor);
  const message = `amount must not exceed the payments of ${written(keptPayments(invoice))} that are not refunded; it is ${written(amount)}.`;
  return invalid({ field: 'amount', code: 'above_paid', message });
}

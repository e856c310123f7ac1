import { invalid } from '@bms/contracts';
import type { Payment } from '@bms/contracts/types/billing';
import { action, type Decide, type Handler, type Resource } from '@bms/service-kit';
import { amountText, assertNotFull, dayOf } from './entries.ts';
import { balanceOf, type Invoice, OWED, statusOf, writtenOffAfter } from './invoices.model.ts';

interface AddPayment {
  readonly id: number;
  readonly payment: Payment;
}

/**
 * Adds a payment. Concurrent payments are serialized: each is checked against the balance that the one before it left.
 * A payment of a balance that was written off reduces the written-off amount.
 * @throws ApiError validation_failed for a status that takes no payments, and above the balance
 */
export function addPayment(resource: Resource<Invoice>): Handler<AddPayment> {
  const pay: Decide<Invoice> = async (invoice, call) => {
    const sent = (call.request as AddPayment).payment;
    const { payments = [], written_off = 0 } = invoice;
    const missing = balanceOf(invoice) - sent.amount;
    if (!OWED.includes(invoice.status) && written_off === 0) throw notPayable(invoice.status);
    if (missing + written_off < 0) throw aboveBalance(resource, invoice, sent.amount);
    assertNotFull(resource, 'payments', payments);
    const payment = await storedPayment(resource, sent, call.caller.userId);
    return { payments: [...payments, payment], ...amountsAfterPayment(invoice, sent.amount) };
  };
  return action(resource, 'AddPayment', 'Payment added.', pay);
}

/**
 * Returns the amounts and the status of an invoice after a payment. An invoice that was not sent or is cancelled keeps its
 * status.
 */
export function amountsAfterPayment(
  invoice: Invoice,
  amount: number,
): Pick<Invoice, 'paid' | 'status'> & Partial<Pick<Invoice, 'written_off'>> {
  const { status } = invoice;
  const amounts = { paid: invoice.paid + amount, ...writtenOffAfter(invoice, amount) };
  const isOpen = OWED.includes(status) || status === 'paid';
  return { ...amounts, status: isOpen ? statusOf({ ...invoice, ...amounts }) : status };
}

async function storedPayment({ kit }: Resource<Invoice>, sent: Payment, created_by: number) {
  const now = new Date();
  const { amount, paid_on, method, note } = sent;
  const _id = await kit.nextId('payments');
  return { _id, amount, paid_on: dayOf(paid_on, now), method, note, created_by, created_at: now };
}

function notPayable(status: string) {
  const message = `Payments can only be added to an invoice that is ${OWED.join(' or ')}; this invoice is ${status}.`;
  return invalid({ field: 'status', code: 'illegal_move', message });
}

function aboveBalance(resource: Resource<Invoice>, invoice: Invoice, amount: number) {
  const written = (minor: number) => amountText(resource, invoice, minor);
  const { written_off = 0 } = invoice;
  const limit =
    written_off > 0
      ? `the balance and the written-off amount of ${written(balanceOf(invoice) + written_off)}`
      : `the balance of ${written(balanceOf(invoice))}`;
  const message = `amount must not exceed ${limit}; it is ${written(amount)}.`;
  return invalid({ field: 'amount', code: 'above_balance', message });
}

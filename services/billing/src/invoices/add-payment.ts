import { invalid } from '@bms/contracts';
import { formatMoney } from '@bms/contracts/money';
import type { Payment } from '@bms/contracts/types/billing';
import { action, type Decide, type Handler, type Resource, startOfDay } from '@bms/service-kit';
import { type Invoice, OWED } from './invoices.model.ts';

interface AddPayment {
  readonly id: number;
  readonly payment: Payment;
}

/**
 * Adds a payment. Concurrent payments are serialized: each is checked against the balance that the one before it left.
 * @throws ApiError validation_failed for a status that takes no payments, and above the balance
 */
export function addPayment(resource: Resource<Invoice>): Handler<AddPayment> {
  const most = resource.record.field('payments')!.rules.maxItems;
  const pay: Decide<Invoice> = async (invoice, call) => {
    const sent = (call.request as AddPayment).payment;
    const { total, payments = [] } = invoice;
    const paid = invoice.paid + sent.amount;
    if (!OWED.includes(invoice.status)) throw notPayable(invoice.status);
    if (paid > total) throw aboveBalance(resource, invoice, sent.amount);
    if (payments.length >= most) throw tooMany(most);
    const payment = await storedPayment(resource, sent, call.caller.userId);
    return { payments: [...payments, payment], paid, status: paid === total ? 'paid' : 'partially_paid' };
  };
  return action(resource, 'AddPayment', 'Payment added.', pay);
}

async function storedPayment({ kit }: Resource<Invoice>, sent: Payment, created_by: number) {
  const now = new Date();
  const { amount, paid_on, method, note } = sent;
  const day = paid_on ? new Date(paid_on) : startOfDay(now);
  return { _id: await kit.nextId('payments'), amount, paid_on: day, method, note, created_by, created_at: now };
}

function notPayable(status: string) {
  const message = `Payments can only be added to an invoice that is ${OWED.join(' or ')}; this invoice is ${status}.`;
  return invalid({ field: 'status', code: 'illegal_move', message });
}

function aboveBalance({ shown }: Resource<Invoice>, invoice: Invoice, amount: number) {
  const balance = invoice.total - invoice.paid;
  const currency = String(shown['currency']!(invoice));
  const written = (minor: number) => `${minor} (${formatMoney(minor, { currency })})`;
  const message = `amount must not exceed the balance of ${written(balance)}; it is ${written(amount)}.`;
  return invalid({ field: 'amount', code: 'above_balance', message });
}

function tooMany(most: number) {
  return invalid({ field: 'amount', code: 'too_many', message: `An invoice can have at most ${most} payments.` });
}

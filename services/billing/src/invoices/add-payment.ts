import { invalid } from '@bms/contracts';
import type { Payment } from '@bms/contracts/types/billing';
import { action, checkMove, type Decide, type Handler, type Resource, startOfDay } from '@bms/service-kit';
import { invoiceStates, OWED } from './status.ts';

interface AddPayment {
  readonly id: number;
  readonly payment: Payment;
}

/**
 * Adds a payment. Two at once cannot both be what is left: the later one is decided by what the earlier one left.
 * @throws ApiError validation_failed for a status that takes none, and above the balance
 */
export function addPayment(resource: Resource): Handler<AddPayment> {
  const most = resource.record.field('payments')!.rules.maxItems;
  const pay: Decide = async (invoice, call) => {
    const sent = (call.request as AddPayment).payment;
    const total = Number(invoice['total']);
    const paid = Number(invoice['paid']) + sent.amount;
    const before = String(invoice['status']);
    if (!OWED.includes(before)) checkMove(invoiceStates, 'status', before, 'partially_paid');
    if (paid > total) throw aboveBalance(sent.amount, total - Number(invoice['paid']));
    const payments = (invoice['payments'] ?? []) as object[];
    if (payments.length >= most) throw tooMany(most);
    const payment = await storedPayment(resource, sent, call.caller.userId);
    return { payments: [...payments, payment], paid, status: paid === total ? 'paid' : 'partially_paid' };
  };
  return action(resource, 'AddPayment', 'Paid.', pay);
}

async function storedPayment({ kit }: Resource, sent: Payment, created_by: number) {
  const now = new Date();
  const { amount, paid_on, method, note } = sent;
  const day = paid_on ? new Date(paid_on) : startOfDay(now);
  return { _id: await kit.nextId('payments'), amount, paid_on: day, method, note, created_by, created_at: now };
}

function aboveBalance(amount: number, balance: number) {
  const message = `amount is ${amount}, but only ${balance} is owed.`;
  return invalid({ field: 'amount', code: 'above_balance', message });
}

function tooMany(most: number) {
  return invalid({ field: 'amount', code: 'too_many', message: `An invoice takes ${most} payments at most.` });
}

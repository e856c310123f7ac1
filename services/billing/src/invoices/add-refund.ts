import { invalid } from '@bms/contracts';
import type { Refund } from '@bms/contracts/types/billing';
import {
  assertPrecondition,
  type Call,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  insertRecord,
  loadForChange,
  type Resource,
} from '@bms/service-kit';
import { valuesOfInvoice } from '../payments/money-records.ts';
import type { RefundRecord } from '../refunds/refunds.model.ts';
import { statusOf } from './balance.ts';
import { refundableOf, transferFromFinal } from './deposits/transfers.ts';
import { amountText, assertNotFull, dayOf } from './entries.ts';
import type { Invoice } from './invoices.model.ts';

/**
 * Adds a refund, which increases the balance: an invoice that owes money again is open again. Concurrent refunds are
 * serialized: each is checked against the payments that the one before it left. The refund of a deposit takes what is
 * overpaid on the invoice of its order.
 * @throws ApiError validation_failed above the payments that are not refunded, or for a day after today
 */
export function addRefund(
  resource: Resource<Invoice>,
  records: Resource<RefundRecord>,
): HandlerOf<'/bms.billing.Invoices/AddRefund'> {
  const answer = compileAnswer(resource, resource.rpc('AddRefund'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const invoice = await loadForChange(resource, call, call.request.id, 'update', tx);
      assertPrecondition(resource, invoice, call);
      const sent = call.request.refund;
      const limit = await refundableOf(resource, invoice, tx);
      if (sent.amount > limit) throw abovePaid(resource, invoice, sent.amount, limit);
      assertNotFull(resource, 'refunds', invoice.refunds ?? []);
      const refund = await storedRefund(resource, sent, call);
      const changes = {
        refunds: [...(invoice.refunds ?? []), refund],
        refunded: (invoice.refunded ?? 0) + sent.amount,
      };
      const moved = await transferFromFinal(resource, { ...invoice, ...changes }, call, tx);
      const status = statusOf({ ...invoice, ...changes, ...moved });
      const refunded = await changeRecord(resource, invoice, { ...changes, ...moved, status }, call, tx);
      const { refunded_on: paid_on, ...record } = refund;
      await insertRecord(records, { ...record, paid_on, ...valuesOfInvoice(resource, refunded) }, call, tx);
      return answer({ ...refunded, refund }, 'Refund added.');
    });
}

async function storedRefund(resource: Resource<Invoice>, sent: Refund, call: Call) {
  const created_by = call.caller.userId;
  const now = new Date();
  const { amount, method, note } = sent;
  const refunded_on = dayOf(resource, 'refunded_on', sent.refunded_on);
  const _id = await resource.kit.nextId('refunds', call);
  return { _id, amount, refunded_on, method, note, created_by, created_at: now };
}

function abovePaid(resource: Resource<Invoice>, invoice: Invoice, amount: number, limit: number) {
  const written = (minor: number) => amountText(resource, invoice, minor);
  const message = `amount must not exceed the payments of ${written(limit)} that are not refunded; it is ${written(amount)}.`;
  return invalid({ field: 'amount', code: 'above_paid', message });
}

import { type ApiError, invalid } from '@bms/contracts';
import {
  assertPrecondition,
  type Call,
  changeOneOfMany,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
  type Transaction,
} from '@bms/service-kit';
import { findInvoice } from '../credit-notes/credited-invoice.ts';
import { statusAfterMoney } from '../invoices/add-payment.ts';
import { transferFromFinal, voidableOf } from '../invoices/deposits/transfers.ts';
import { amountText } from '../invoices/entries.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import type { PaymentRecord } from './payments.model.ts';

/**
 * Creates the handler that voids a payment, such as one by a cheque that bounced: its invoice owes the amount again.
 * Reports show it until the day on which it was voided, so that past days stay the same. What was written off stays
 * written off.
 * @throws ApiError conflict for a voided payment; validation_failed for one of a payment provider, and for one of which
 * money was refunded
 */
export function voidPayment(
  payments: Resource<PaymentRecord>,
  invoices: Resource<Invoice>,
): HandlerOf<'/bms.billing.Payments/Void'> {
  const answer = compileAnswer(payments, payments.rpc('Void'));
  return (call) =>
    payments.kit.write(call, async (tx) => {
      const payment = await loadForChange(payments, call, call.request.id, 'update', tx);
      assertPrecondition(payments, payment, call);
      const voided_on = payments.kit.days.today();
      await takeFromInvoice(invoices, payment, voided_on, call, tx);
      const changes = {
        status: 'voided' as const,
        void_reason: call.request.payment_void.reason,
        voided_on,
        voided_by: call.caller.userId,
      };
      return answer(await changeRecord(payments, payment, changes, call, tx), 'Voided.');
    });
}

/** Takes a payment off the paid amount of its invoice. Concurrent payments and refunds are serialized by the write. */
async function takeFromInvoice(
  invoices: Resource<Invoice>,
  payment: PaymentRecord,
  voided_on: Date,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const invoice = await findInvoice(invoices, payment.invoice_id, tx.session);
  const left = await voidableOf(invoices, invoice, tx);
  if (payment.amount > left) throw refunded(invoices, invoice, payment, left);
  const changes = {
    payments: invoice.payments.map((one) => (one._id === payment._id ? { ...one, voided_on } : one)),
    paid: invoice.paid - payment.amount,
  };
  const moved = await transferFromFinal(invoices, { ...invoice, ...changes }, call, tx);
  const status = statusAfterMoney({ ...invoice, ...changes, ...moved });
  await changeOneOfMany(invoices, invoice, { ...changes, ...moved, status }, call, tx);
}

function refunded(invoices: Resource<Invoice>, invoice: Invoice, { amount }: PaymentRecord, left: number): ApiError {
  const written = (minor: number) => amountText(invoices, invoice, minor);
  const message = `The payment of ${written(amount)} cannot be voided: of the payments of ${invoice.invoice_number}, ${written(Math.max(0, left))} is not refunded.`;
  return invalid({ field: 'id', code: 'not_voidable', message });
}

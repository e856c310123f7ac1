import type { SendDraft } from '@bms/document-mails';
import { assertPrecondition, changeRecord, emitRecordEvent, type Resource, recordEvent } from '@bms/service-kit';
import { findInvoice } from '../credit-notes/credited-invoice.ts';
import { balanceOf } from '../invoices/balance.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import { describedReceipt } from './money-records.ts';
import { type PaymentRecord, payments } from './payments.model.ts';

/**
 * Creates the function that sends the receipt of a payment: it has the balance that the invoice has then.
 * @throws ApiError conflict for a voided payment
 */
export function sendReceipt(resource: Resource<PaymentRecord>, invoices: Resource<Invoice>): SendDraft<PaymentRecord> {
  return async (payment, call, tx) => {
    assertPrecondition(resource, payment, call);
    const invoice = await findInvoice(invoices, payment.invoice_id, tx.session);
    const sent = await changeRecord(resource, payment, { receipt_sent_at: new Date() }, call, tx);
    const event = recordEvent(payments, describedReceipt(balanceOf(invoice)), 'receipt_sent', sent);
    emitRecordEvent(resource, event, sent, tx.emit);
    return sent;
  };
}

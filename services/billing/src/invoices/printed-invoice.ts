import type { Invoice } from '@bms/contracts/types/billing';
import type { TaxCategory } from '@bms/documents';
import type { PrintedResource } from '@bms/printing';
import { type Days, dayText } from '@bms/service-kit';
import { BEYOND_DRAFT } from './invoices.model.ts';

/**
 * Maps invoices to their documents: they are dated on the day on which they were sent, drafts today. The amount paid (BT-113 of EN 16931) is everything that
 * reduces the balance: payments less refunds, offset deposits, credits and write-offs. What is withheld is added in the XML.
 */
export const printedInvoice = (days: Days): PrintedResource<Invoice> => ({
  kind: 'invoice',
  sentStatuses: BEYOND_DRAFT,
  keptOn: 'invoice.sent',
  numberField: 'invoice_number',
  dateFields: ['sent_on', 'created_at'],
  partsOf: ({
    invoice_number: number,
    status,
    created_at,
    sent_on,
    due_date: due_on,
    total,
    withheld_total = 0,
    balance,
    reminder_fees,
    reminder_fees_paid,
    note,
    deposit_of_order_id: depositOf,
    deposits = [],
  }) => {
    // Fees of reminders are damages for late payment and no part of the invoice.
    const due = balance - reminder_fees + reminder_fees_paid;
    return {
      number,
      issued_on: status === 'draft' ? dayText(days.today()) : sent_on || created_at,
      due_on,
      paid: total - withheld_total - due,
      balance: due,
      note,
      ...(depositOf && { kind: 'deposit_invoice' as const }),
      ...(deposits.length > 0 && { deposits: deposits.map(offsetDeposit) }),
    };
  },
});

const offsetDeposit = ({ invoice_number: number, date, net, taxes, total, amount }: Invoice['deposits'][number]) => ({
  number,
  ...(date && { issued_on: date }),
  net,
  taxes: taxes.map(({ title, rate, category, base, amount }) => ({
    title,
    rate,
    category: category as TaxCategory,
    base,
    amount,
  })),
  total,
  ...(amount !== total && { amount }),
});

import { ApiError, invalid } from '@bms/contracts';
import {
  type Call,
  changeRecord,
  linesOf,
  loadForView,
  type Message,
  type RecordChange,
  type Resource,
  type StoredLine,
  type StoredValues,
  type Transaction,
  unknownReference,
} from '@bms/service-kit';
import { balanceOf, type Invoice, keptPayments, OWED, statusOf, writtenOffAfter } from '../invoices/invoices.model.ts';
import type { CreditNote } from './credit-notes.model.ts';

/** The statuses of invoices that can be credited. */
const CREDITABLE = [...OWED, 'paid'];

/**
 * Loads the invoice that a new credit note corrects.
 * @throws ApiError validation_failed naming invoice_id if the caller may not view it
 */
export async function loadCreditedInvoice(invoices: Resource<Invoice>, id: number, call: Call): Promise<Invoice> {
  try {
    return await loadForView(invoices, call, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw invalid(unknownReference('invoice_id', id));
    throw error;
  }
}

/** Returns the lines of an invoice as a request has them. */
export const requestLines = (invoice: Invoice): Message[] => linesOf(invoice).map(requestLine);

function requestLine({ quantity, rate, discount_percent, discount_amount, tax_ids, ...line }: StoredLine): Message {
  return {
    ...line,
    quantity: String(quantity),
    rate: String(rate),
    tax_ids: [...(tax_ids ?? [])],
    ...(discount_percent != null && { discount_percent: String(discount_percent) }),
    ...(discount_amount != null && { discount_amount }),
  };
}

/** Returns the values that a credit note takes from its invoice. @param isWhole true if all lines are credited */
export function valuesOfInvoice(invoice: Invoice, isWhole: boolean, fallback: string): StoredValues<CreditNote> {
  const { client_id, invoice_number, currency, prices_include_tax } = invoice;
  const { discount_percent, discount_amount } = invoice;
  return {
    client_id,
    invoice_number,
    currency: currency || fallback,
    prices_include_tax: prices_include_tax ?? false,
    ...(isWhole && discount_percent != null && { discount_percent }),
    ...(isWhole && discount_amount != null && { discount_amount }),
  };
}

/**
 * Adds a new credit note to the credited amount of its invoice. Concurrent credit notes are serialized by the write: each
 * is checked against the amount that the one before it left.
 * @throws ApiError validation_failed naming invoice_id for a status that cannot be credited, or items above the amount
 */
export async function creditInvoice(
  invoices: Resource<Invoice>,
  { after, call }: RecordChange<CreditNote>,
  tx: Transaction,
): Promise<void> {
  const invoice = await invoices.model.findById(after.invoice_id).session(tx.session).lean();
  if (!invoice) throw invalid(unknownReference('invoice_id', after.invoice_id));
  assertCreditable(invoice, after.total);
  const credited = { credited: (invoice.credited ?? 0) + after.total, ...writtenOffAfter(invoice, after.total) };
  await changeRecord(invoices, invoice, { ...credited, status: statusAfter({ ...invoice, ...credited }) }, call, tx);
}

function assertCreditable({ status, total, credited = 0 }: Invoice, amount: number): void {
  if (!CREDITABLE.includes(status)) {
    const message = `invoice_id must be an invoice that is ${CREDITABLE.join(', ')}; this invoice is ${status}.`;
    throw invalid({ field: 'invoice_id', code: 'illegal_move', message });
  }
  if (amount > 0 && amount <= total - credited) return;
  const message = `The total of items must be from 1 to ${total - credited}, the amount of the invoice that is not credited yet; it is ${amount}.`;
  throw invalid({ field: 'items', code: 'out_of_range', message });
}

/** An invoice that is credited in full and keeps no payments is cancelled; one without a balance is paid. */
function statusAfter(invoice: Invoice): Invoice['status'] {
  const { status, total, credited } = invoice;
  if (status === 'paid' || balanceOf(invoice) > 0) return status;
  return keptPayments(invoice) === 0 && credited >= total ? 'cancelled' : statusOf(invoice);
}

import { ApiError, invalid } from '@bms/contracts';
import { type StoredLine, type Supply, supplyOf } from '@bms/document-lines';
import {
  type Call,
  changeRecord,
  dayText,
  loadForView,
  type Message,
  type ReadTransaction,
  type RecordChange,
  type Resource,
  type StoredValues,
  type Transaction,
  unknownReference,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { balanceOf, creditedTotalOf, keptPayments, OWED, statusOf, writtenOffAfter } from '../invoices/balance.ts';
import { transferToDeposits } from '../invoices/deposits/transfers.ts';
import { amountText } from '../invoices/entries.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
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

/** Returns a stored line as a request has it. */
export function requestLine({
  quantity,
  rate,
  discount_percent,
  discount_amount,
  tax_ids,
  supply_date,
  supply_from,
  supply_to,
  ...line
}: StoredLine): Message {
  return {
    ...line,
    quantity: String(quantity),
    rate: String(rate),
    tax_ids: [...(tax_ids ?? [])],
    ...(discount_percent != null && { discount_percent: String(discount_percent) }),
    ...(discount_amount != null && { discount_amount }),
    ...textsOf(supplyOf({ supply_date, supply_from, supply_to })),
  };
}

const textsOf = (supply: Supply) =>
  Object.fromEntries(Object.entries(supply).map(([name, day]) => [name, dayText(day)]));

/** Finds the invoice of a stored credit note. @throws ApiError validation_failed naming invoice_id if it does not exist */
export async function findInvoice(
  { model }: Pick<Resource<Invoice>, 'model'>,
  id: number,
  session?: ClientSession,
): Promise<Invoice> {
  const found = await model
    .findById(id)
    .session(session ?? null)
    .lean();
  if (!found) throw invalid(unknownReference('invoice_id', id));
  return found;
}

/** Returns the values that a credit note takes from its invoice. @param fallback the currency of older invoices */
export function valuesOfInvoice(invoice: Invoice, fallback: string): StoredValues<CreditNote> {
  const { client_id, invoice_number, currency, prices_include_tax } = invoice;
  const { buyer_reference = '', purchase_order = '', contract_reference = '' } = invoice;
  const { exchange_rate, accounting_currency } = invoice;
  return {
    client_id,
    invoice_number,
    currency: currency || fallback,
    prices_include_tax: prices_include_tax ?? false,
    buyer_reference,
    purchase_order,
    contract_reference,
    ...supplyOf(invoice),
    ...(exchange_rate && { exchange_rate, accounting_currency }),
  };
}

/** Asserts that a draft could be issued now. @throws ApiError validation_failed, see creditInvoice */
export async function assertCreditableDraft(
  invoices: Resource<Invoice>,
  { after, changed, kind }: RecordChange<CreditNote>,
  { session }: ReadTransaction,
): Promise<void> {
  if (after.status !== 'draft' || (kind === 'updated' && !changed.has('items'))) return;
  assertCreditable(invoices, await findInvoice(invoices, after.invoice_id, session), after.total);
}

/**
 * Adds a credit note that is issued to the credited amount of its invoice. Concurrent credit notes are serialized by the
 * write: each is checked against the amount that the one before it left.
 * @throws ApiError validation_failed naming invoice_id for a status that cannot be credited, or items above the amount
 */
export async function creditInvoice(
  invoices: Resource<Invoice>,
  { after, call }: RecordChange<CreditNote>,
  tx: Transaction,
): Promise<void> {
  const invoice = await findInvoice(invoices, after.invoice_id, tx.session);
  assertCreditable(invoices, invoice, after.total);
  const { _id, credit_note_number, total, withheld_total = 0 } = after;
  const owed = total - withheld_total;
  const credited = {
    credited: (invoice.credited ?? 0) + owed,
    ...(withheld_total > 0 && { credited_withheld: (invoice.credited_withheld ?? 0) + withheld_total }),
    credit_notes: [...(invoice.credit_notes ?? []), { _id, credit_note_number, total }],
    ...creditedTaxes(invoice, after),
    ...writtenOffAfter(invoice, owed),
  };
  const changes = { ...credited, ...(await transferToDeposits(invoices, { ...invoice, ...credited }, call, tx)) };
  await changeRecord(invoices, invoice, { ...changes, status: statusAfter({ ...invoice, ...changes }) }, call, tx);
}

type AccountedTax = CreditNote['taxes'][number];

/** Returns what is credited of an invoice without taxes, and of each tax, withholding taxes included, after one more credit note. */
function creditedTaxes(
  { credited_net = 0, credited_taxes = [] }: Invoice,
  { subtotal, discount_total, taxes, withheld = [] }: CreditNote,
): Pick<Invoice, 'credited_net' | 'credited_taxes'> {
  const sums = new Map(credited_taxes.map((tax) => [tax.tax_id, tax]));
  const all: readonly Partial<AccountedTax>[] = [...taxes, ...withheld];
  for (const { tax_id = 0, base = 0, amount = 0, accounting_base, accounting_amount } of all) {
    const before = sums.get(tax_id);
    const accounted = accounting_amount !== undefined && {
      accounting_base: (before?.accounting_base ?? 0) + (accounting_base ?? 0),
      accounting_amount: (before?.accounting_amount ?? 0) + accounting_amount,
    };
    const sum = { base: (before?.base ?? 0) + base, amount: (before?.amount ?? 0) + amount };
    sums.set(tax_id, { tax_id, ...sum, ...accounted });
  }
  return { credited_net: credited_net + subtotal - discount_total, credited_taxes: [...sums.values()] };
}

/** Asserts that an invoice can be credited. @throws ApiError validation_failed naming invoice_id */
export function assertOpenToCredit(invoice: Invoice): void {
  const { status, total, invoice_number } = invoice;
  const credited = creditedTotalOf(invoice);
  if (total === credited && credited > 0) {
    const message = `invoice_id must be an invoice with an amount left to credit; ${invoice_number} is credited in full.`;
    throw invalid({ field: 'invoice_id', code: 'illegal_move', message });
  }
  if (!CREDITABLE.includes(status)) {
    const message = `invoice_id must be an invoice that is ${CREDITABLE.join(', ')}; this invoice is ${status}.`;
    throw invalid({ field: 'invoice_id', code: 'illegal_move', message });
  }
}

function assertCreditable(invoices: Resource<Invoice>, invoice: Invoice, amount: number): void {
  assertOpenToCredit(invoice);
  const { total, invoice_number } = invoice;
  const left = total - creditedTotalOf(invoice);
  if (amount > 0 && amount <= left) return;
  const written = (minor: number) => amountText(invoices, invoice, minor);
  const message = `The total of items must be above 0 and at most ${written(left)}, the amount of ${invoice_number} that is not credited yet; it is ${written(amount)}.`;
  throw invalid({ field: 'items', code: 'out_of_range', message });
}

/**
 * An invoice that is credited in full and keeps no payments is cancelled, unless deposits that were paid are to be
 * refunded; one without a balance is paid.
 */
function statusAfter(invoice: Invoice): Invoice['status'] {
  const { status, total } = invoice;
  if (status === 'paid' || balanceOf(invoice) > 0) return status;
  const isVoid = keptPayments(invoice) === 0 && creditedTotalOf(invoice) >= total && balanceOf(invoice) === 0;
  return isVoid ? 'cancelled' : statusOf(invoice);
}

import { invalid } from '@bms/contracts';
import {
  linesOf,
  storedLineAmounts,
  storedTax,
  storedWithholding,
  type TaxSnapshot,
  taxesOf,
  type WithLines,
} from '@bms/document-lines';
import { CreditError, computeCredit, type DocumentInput } from '@bms/money';
import type { Resource, StoredValues } from '@bms/service-kit';
import { type ClientSession, trusted } from 'mongoose';
import { accountedCredit } from '../invoices/accounting.ts';
import { amountText } from '../invoices/entries.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import { type CreditNote, ISSUED } from './credit-notes.model.ts';

/** Finds the issued credit notes of an invoice, oldest first. */
export async function issuedNotesOf(
  { model }: Pick<Resource<CreditNote>, 'model'>,
  invoice_id: number,
  session?: ClientSession,
): Promise<CreditNote[]> {
  const issued = { invoice_id, status: trusted({ $in: ISSUED }) };
  return model
    .find(issued)
    .sort({ issued_on: 1, _id: 1 })
    .session(session ?? null)
    .lean();
}

/** Returns an invoice as the arithmetic of credit notes needs it. */
export function creditedDocument(invoice: Invoice): DocumentInput<TaxSnapshot> {
  const { discount_percent, discount_amount, prices_include_tax } = invoice;
  return { lines: linesOf(invoice), taxes: taxesOf(invoice), discount_percent, discount_amount, prices_include_tax };
}

/** Returns the lines of credit notes. */
export const linesOfNotes = (notes: readonly CreditNote[]) => notes.flatMap(linesOf);

/**
 * Computes the stored amounts of a credit note from what other credit notes of its invoice left.
 * @param issued the other credit notes
 * @throws ApiError validation_failed naming the line that credits more than is left of its taxes
 */
export function creditAmounts(
  invoices: Resource<Invoice>,
  invoice: Invoice,
  issued: readonly CreditNote[],
  note: WithLines,
): StoredValues<CreditNote> {
  try {
    const credit = computeCredit(creditedDocument(invoice), linesOfNotes(issued), linesOf(note));
    return {
      ...discountOf(invoice, credit.discount),
      subtotal: Number(credit.subtotal),
      discount_total: Number(credit.discount_total),
      taxes: accountedCredit(invoice, credit.taxes.map(storedTax), issued),
      total: Number(credit.total),
      ...storedWithholding(credit),
      line_amounts: credit.lines.map(storedLineAmounts),
    };
  } catch (error) {
    throw error instanceof CreditError ? excessive(invoices, invoice, error) : error;
  }
}

/** Returns the discount that a credit note shows: the percentage of its invoice, or its share of the amount. */
function discountOf(
  { discount_percent, discount_amount }: Invoice,
  share: bigint,
): Pick<StoredValues<CreditNote>, 'discount_percent' | 'discount_amount'> {
  if (discount_percent != null) return { discount_percent };
  return discount_amount == null ? {} : { discount_amount: Number(share) };
}

function excessive(invoices: Resource<Invoice>, invoice: Invoice, { lines }: CreditError) {
  return invalid(
    ...lines.map(({ line, left }) => {
      const field = `items[${line}]`;
      const limit = amountText(invoices, invoice, Number(left));
      const message = `Lines with the taxes of ${field} can credit at most ${limit}, the sum of such lines of ${invoice.invoice_number} that is not credited yet.`;
      return { field, code: 'out_of_range', message };
    }),
  );
}

import { linesOf, type StoredLine } from '@bms/document-lines';
import { restOfGroups, restOfLines } from '@bms/money';
import { mongo } from 'mongoose';
import type { Invoice } from '../invoices/invoices.model.ts';
import { creditedDocument, linesOfNotes } from './credit-amounts.ts';
import type { CreditNote } from './credit-notes.model.ts';

/**
 * Returns the lines of a credit note of everything that is not credited yet: the lines of the invoice with their remaining
 * quantities or, if an amount was credited, one line for each combination of taxes.
 * @param issued the credit notes of the invoice
 */
export function restOfInvoice(invoice: Invoice, issued: readonly CreditNote[]): StoredLine[] {
  const document = creditedDocument(invoice);
  const credited = linesOfNotes(issued);
  const lines = linesOf(invoice);
  const rest = restOfLines(document, credited);
  if (rest) return rest.map(({ index, quantity }) => ({ ...lines[index]!, quantity: decimalOf(quantity) }));
  return restOfGroups(document, credited)
    .filter(({ sum }) => sum > 0n)
    .map(({ tax_ids, sum }) => ({
      title: invoice.invoice_number,
      quantity: decimalOf('1'),
      rate: decimalOf(String(sum)),
      tax_ids,
      unit_type: '',
    }));
}

const decimalOf = (text: string) => mongo.Decimal128.fromString(text);

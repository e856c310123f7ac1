import { toMajorUnits } from '@bms/money';
import { amountDue, isInvoice, type PrintableDocument, type Seller } from '../printable-document.ts';

/** The limits of the guideline for the name of the account holder, the text and the amount. */
const MAX_NAME = 70;
const MAX_TEXT = 140;
const MAX_AMOUNT = 99_999_999_999;

/** The fields of a document that the QR code is made from. */
export interface EpcInvoice
  extends Pick<PrintableDocument, 'kind' | 'number' | 'currency' | 'total' | 'withheld' | 'balance' | 'is_draft'> {
  readonly seller: Pick<Seller, 'name' | 'iban' | 'bic'>;
}

/**
 * Returns the content of the QR code with which a banking app fills in the transfer of an invoice (EPC069-12, version
 * 002, UTF-8); undefined if the document is no open invoice in EUR, or the seller has no IBAN.
 */
export function epcPayload(document: EpcInvoice): string | undefined {
  const { kind, currency, seller, number, balance = amountDue(document), is_draft: isDraft } = document;
  const iban = (seller.iban ?? '').replace(/\s/g, '').toUpperCase();
  if (!isInvoice(kind) || isDraft || currency !== 'EUR' || !iban || balance <= 0 || balance > MAX_AMOUNT)
    return undefined;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    (seller.bic ?? '').replace(/\s/g, '').toUpperCase(),
    oneLine(seller.name).slice(0, MAX_NAME),
    iban,
    `EUR${Number(toMajorUnits(String(balance), 2)).toFixed(2)}`,
    '',
    '',
    oneLine(number).slice(0, MAX_TEXT),
  ];
  return lines.join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

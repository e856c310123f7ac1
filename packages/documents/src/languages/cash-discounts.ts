import type { CashDiscount, PrintableDocument } from '../printable-document.ts';
import { createFormats } from './format.ts';
import { insert, messagesOf } from './messages.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Returns a discount for early payment in words, with the last day on which it holds. */
export function cashDiscountText(document: PrintableDocument, { days, percent }: CashDiscount): string {
  const formats = createFormats(document);
  const last = new Date(Date.parse(`${document.issued_on}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return insert(messagesOf(document.language).cash_discount, {
    percent: formats.percent(percent),
    days: String(days),
    date: formats.date(last),
  });
}

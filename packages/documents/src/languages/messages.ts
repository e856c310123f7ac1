import type { CashDiscount, DocumentLanguage, PrintableDocument, Supply } from '../printable-document.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { createFormats, type Formats } from './format.ts';
import { fr } from './fr.ts';
import type { Messages } from './texts.ts';

const messages: Readonly<Record<DocumentLanguage, Messages>> = { en, de, fr, es };

export const messagesOf = (language: DocumentLanguage): Messages => messages[language];

/** Replaces `{name}` in a text by the values. */
export function insert(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the reason of a credit note that cancels an invoice. @param number that of the invoice */
export const cancellationReason = (number: string, language: DocumentLanguage): string =>
  insert(messagesOf(language).cancellation, { number });

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

/** Returns the labels and values of the days of a supply; none if they are unknown. */
export function supplyRows(
  { supply_date: day, supply_from: from, supply_to: to }: Supply,
  { formats, texts }: { readonly formats: Formats; readonly texts: Messages },
): [string, string][] {
  const { delivery_date, delivery_period } = texts.labels;
  if (day) return [[delivery_date, formats.date(day)]];
  return from && to ? [[delivery_period, formats.period(from, to)]] : [];
}

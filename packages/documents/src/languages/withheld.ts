import type { PrintableDocument, TaxTotal, WithheldTotal } from '../printable-document.ts';
import { createFormats, type Formats } from './format.ts';
import { insert, messagesOf } from './messages.ts';

/** Returns the label of what is withheld, such as `IRPF 15% withheld`. */
export const withheldLabel = (
  { language }: Pick<PrintableDocument, 'language'>,
  { title, rate }: WithheldTotal,
  formats: Pick<Formats, 'percent'>,
): string =>
  insert(messagesOf(language).withheld, { title: taxName({ title }), rate: formats.percent(rate.replace('-', '')) });

/** Returns a text for each withholding tax with its amount, such as `IRPF 15% withheld: €150.00`. */
export function withheldNotes(document: PrintableDocument): string[] {
  const formats = createFormats(document);
  return (document.withheld ?? []).map(
    (tax) => `${withheldLabel(document, tax, formats)}: ${formats.money(tax.amount)}`,
  );
}

/** Returns the title of a tax without its rate: "VAT" of "VAT 19 %", "IRPF" of "IRPF -15 %". */
export const taxName = ({ title }: Pick<TaxTotal, 'title'>): string => title.replace(/\s*[-−]?\d+([.,]\d+)?\s*%$/, '');

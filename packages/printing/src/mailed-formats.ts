import type { InvoiceFormat, PrintableDocument } from '@bms/documents';

/** Returns the formats in which an electronic invoice is sent to its buyer, the preferred one first. */
export const mailedFormats = ({ buyer }: PrintableDocument): readonly InvoiceFormat[] =>
  buyer.country_code === 'DE' ? ['xrechnung-ubl', 'factur-x'] : ['factur-x'];

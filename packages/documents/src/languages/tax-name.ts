import type { TaxTotal } from '../printable-document.ts';

/** Returns the title of a tax without its rate: "VAT" of "VAT 19 %", "IRPF" of "IRPF -15 %". */
export const taxName = ({ title }: Pick<TaxTotal, 'title'>): string => title.replace(/\s*[-−]?\d+([.,]\d+)?\s*%$/, '');

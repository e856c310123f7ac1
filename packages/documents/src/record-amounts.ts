import type { DocumentTax, Line, WithheldTax } from '@bms/contracts/types/api';
import { computeDocument } from '@bms/money';
import {
  type LineTax,
  type PrintableDocument,
  type PrintableLine,
  supplyOf,
  type TaxCategory,
  type TaxTotal,
} from './printable-document.ts';

/** A record with lines as the API returns it: an invoice, estimate, order or contract. */
export interface DocumentRecord {
  readonly items: readonly Line[];
  readonly taxes: readonly DocumentTax[];
  /** Older records have none. */
  readonly withheld?: readonly WithheldTax[];
  readonly discount_percent?: string | null;
  readonly prices_include_tax?: boolean;
  readonly subtotal: number;
  readonly discount_total: number;
  readonly total: number;
}

/** The parts of a printable document that follow from the amounts of a record. */
export type RecordAmounts = Pick<
  PrintableDocument,
  'lines' | 'taxes' | 'subtotal' | 'discount_total' | 'discount_percent' | 'total' | 'prices_include_tax' | 'withheld'
>;

/** A tax that changes no amount: lines of documents with taxes are rounded one by one. */
const NO_TAX = { tax_id: 1, rate: '0' };

/**
 * Returns the lines and sums of a record. The nets of the API are without taxes; where prices include them, the lines,
 * the subtotal and the discount are printed with taxes, so that they add up to the total.
 */
export function amountsOfRecord(record: DocumentRecord): RecordAmounts {
  const { items, taxes, withheld = [], prices_include_tax: isGross = false, total } = record;
  const known = new Map(taxes.map((tax) => [tax.tax_id, lineTaxOf(tax)]));
  const lines = items.map((item) => lineOf(item, known, isGross));
  const printed = lines.reduce((subtotal, { amount }) => subtotal + Number(amount), 0);
  // The amounts of a credit note can differ from those of its lines by a remainder, which is no discount.
  const sum = record.discount_total === 0 ? total : printed;
  return {
    lines,
    taxes: taxes.map((tax): TaxTotal => ({ ...lineTaxOf(tax), base: tax.base, amount: tax.amount })),
    ...(record.discount_percent && { discount_percent: record.discount_percent }),
    subtotal: isGross ? sum : record.subtotal,
    discount_total: isGross ? sum - total : record.discount_total,
    total,
    prices_include_tax: isGross,
    ...(withheld.length > 0 && {
      withheld: withheld.map(({ title, rate, base, amount }) => ({ title, rate, base, amount })),
    }),
  };
}

const lineTaxOf = ({ title, rate, category }: DocumentTax): LineTax => ({
  title,
  rate,
  category: category as TaxCategory,
});

function lineOf(item: Line, known: ReadonlyMap<number, LineTax>, isGross: boolean): PrintableLine {
  const { title, quantity, rate = '0', unit_type: unit, net, tax_ids: taxIds = [] } = item;
  return {
    title,
    quantity,
    rate: rate ?? '0',
    ...(unit && { unit_type: unit }),
    ...(item.discount_percent && { discount_percent: item.discount_percent }),
    ...(item.discount_amount && { discount_amount: item.discount_amount }),
    amount: isGross ? grossAmount(item) : String(net),
    net,
    taxes: taxIds.flatMap((id) => known.get(id) ?? []),
    ...supplyOf(item),
  };
}

/** Returns a line with the taxes that its price includes, after its discount. */
function grossAmount({ quantity, rate, discount_percent, discount_amount }: Line): string {
  const line = { quantity, rate: rate ?? '0', discount_percent, discount_amount, tax_ids: [NO_TAX.tax_id] };
  const [computed] = computeDocument({ lines: [line], taxes: [NO_TAX] }).lines;
  return String(computed?.net ?? 0);
}

import { Decimal } from 'decimal.js';
import type { PrintableDocument, PrintableLine, TaxCategory } from '../printable-document.ts';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** Decimals of a unit price that was computed from one with taxes, beyond those of the smallest unit. */
const PRICE_DECIMALS = 8;

/** The amounts of a line without taxes, in the smallest unit of the currency. */
export interface NetLine {
  readonly line: PrintableLine;
  readonly category: TaxCategory;
  readonly rate: string;
  /** The unit price as decimal text. */
  readonly price: string;
  /** Quantity times price, rounded, less `net`. */
  readonly discount: number;
  readonly net: number;
}

/** The amounts of a tax category and rate, in the smallest unit of the currency. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: string;
  /** The sum of the lines. */
  readonly lines: number;
  /** The share of the document's discount. */
  readonly discount: number;
  readonly base: number;
  readonly amount: number;
}

/** The amounts of an electronic invoice (EN 16931, 6.4). */
export interface InvoiceAmounts {
  readonly lines: readonly NetLine[];
  readonly groups: readonly TaxGroup[];
}

/** Returns the amounts of a document as EN 16931 has them: all without taxes, and one sum for each category and rate. */
export function invoiceAmounts(document: PrintableDocument): InvoiceAmounts {
  const lines = document.lines.map((line) => ({ line, ...taxOf(line) }));
  const netLines = new Map<PrintableLine, number>();
  for (const key of new Set(lines.map(keyOf))) {
    const own = lines.filter((line) => keyOf(line) === key);
    const nets = netAmounts(document, own);
    for (const [index, { line }] of own.entries()) netLines.set(line, nets[index] ?? 0);
  }
  const shown = lines.map(({ line, category, rate }) =>
    netLine(document, { line, category, rate }, netLines.get(line) ?? 0),
  );
  return { lines: shown, groups: groupsOf(document, shown) };
}

type TaxedLine = Pick<NetLine, 'line' | 'category' | 'rate'>;

const keyOf = ({ category, rate }: Pick<TaxedLine, 'category' | 'rate'>): string => `${category} ${rate}`;

const taxOf = ({ taxes: [tax] }: PrintableLine): Pick<TaxedLine, 'category' | 'rate'> => ({
  category: tax?.category ?? 'O',
  rate: new Exact(tax?.rate ?? 0).toFixed(),
});

/** Returns the net amounts of the lines of one tax; the parts add up to the rounded sum (largest remainder). */
function netAmounts({ prices_include_tax: isGross }: PrintableDocument, lines: readonly TaxedLine[]): number[] {
  const given = lines.flatMap(({ line: { net } }) => net ?? []);
  if (given.length === lines.length) return given;
  const exact = lines.map(({ line, rate }) => (isGross ? withoutTax(line.amount, rate) : new Exact(line.amount)));
  const sum = exact
    .reduce((total, amount) => total.plus(amount), new Exact(0))
    .toDecimalPlaces(0)
    .toNumber();
  const nets = exact.map((amount) => amount.floor().toNumber());
  const missing = sum - nets.reduce((total, net) => total + net, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount.minus(amount.floor()) }))
    .sort((one, other) => other.remainder.comparedTo(one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) nets[index] = (nets[index] ?? 0) + 1;
  return nets;
}

const withoutTax = (amount: string, rate: string): Decimal => new Exact(amount).div(new Exact(rate).div(100).plus(1));

function netLine({ prices_include_tax: isGross }: PrintableDocument, taxed: TaxedLine, net: number): NetLine {
  const { line, rate } = taxed;
  const price = isGross ? withoutTax(line.rate, rate).toDecimalPlaces(PRICE_DECIMALS) : new Exact(line.rate);
  const full = price.times(line.quantity).toDecimalPlaces(0).toNumber();
  const isDiscounted = Boolean(line.discount_amount) || Number(line.discount_percent ?? 0) > 0;
  return { ...taxed, price: price.toFixed(), discount: isDiscounted ? full - net : 0, net };
}

/** Sums lines and taxes by category and rate. Taxes of one rate with several titles become one. */
function groupsOf({ taxes }: PrintableDocument, lines: readonly NetLine[]): TaxGroup[] {
  const rated = taxes.map(({ rate, ...tax }) => ({ ...tax, rate: new Exact(rate).toFixed() }));
  return [...new Set(lines.map(keyOf))].map((key) => {
    const own = lines.filter((line) => keyOf(line) === key);
    const totals = rated.filter((tax) => keyOf(tax) === key);
    const sum = own.reduce((total, { net }) => total + net, 0);
    const base = totals.reduce((total, tax) => total + tax.base, 0);
    const amount = totals.reduce((total, tax) => total + tax.amount, 0);
    const { category = 'O', rate = '0' } = own[0] ?? {};
    return { category, rate, lines: sum, discount: sum - base, base, amount };
  });
}

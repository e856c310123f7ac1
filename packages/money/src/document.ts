import { apportion } from './apportion.ts';
import { add, type DecimalText, divideHalfUp } from './decimal.ts';
import { groupLines } from './groups.ts';
import {
  type Discount,
  documentDiscount,
  exactTotal,
  exceededLimit,
  hasDiscount,
  type LinePrice,
  lineAmount,
  ONE,
  parsePercent,
} from './lines.ts';
import { exclusiveAmounts, inclusiveAmounts, type LineTax, type TaxedAmounts } from './taxed.ts';
import { isWithholding, type WithheldAmounts, withheldAmounts, withheldOf, withholdingIds } from './withholding.ts';

/** A line of a document. */
export interface DocumentLine extends LinePrice, Discount {
  /** The taxes of the line; each applies to its net. */
  readonly tax_ids?: readonly number[];
}

/** A tax as it applies to a document. */
export interface DocumentTax {
  readonly tax_id: number;
  /** In percent; at most 4 decimal places. Below 0 for a withholding tax. */
  readonly rate: DecimalText;
}

/** A document whose amounts are to be computed. */
export interface DocumentInput<Tax extends DocumentTax = DocumentTax> extends Discount {
  readonly lines: readonly DocumentLine[];
  /** The taxes that the lines refer to; others are ignored. */
  readonly taxes?: readonly Tax[];
  /** True if rates and discount amounts include the taxes. */
  readonly prices_include_tax?: boolean;
}

/** The amounts of a line. The nets add up to the subtotal, the taxes to those of the document. */
export interface LineAmounts {
  /** Before the discount of the line; with taxes if the prices include them. */
  readonly amount: bigint;
  /** Without taxes, after the discount of the line and before that of the document. */
  readonly net: bigint;
  /** Without taxes, after all discounts. The bases of all lines add up to the subtotal less the discount. */
  readonly base: bigint;
  /** The line's share of the taxes of the document. */
  readonly tax_total: bigint;
  /** The line's share of each tax, by id. */
  readonly taxes: readonly LineTax[];
}

/** A tax of a document with its amounts. */
export type ComputedTax<Tax extends DocumentTax = DocumentTax> = Tax & {
  /** The net amount that is taxed. */
  readonly base: bigint;
  readonly amount: bigint;
};

/** The amounts of a document, in the smallest unit of its currency. `total` is subtotal - discount_total + all taxes. */
export interface DocumentAmounts<Tax extends DocumentTax = DocumentTax>
  extends TaxedDocument<Tax>,
    WithheldAmounts<Tax> {}

/** The amounts of a document without what is withheld. */
export interface TaxedDocument<Tax extends DocumentTax = DocumentTax> {
  /** In the order of the lines. */
  readonly lines: readonly LineAmounts[];
  /** The sum of the nets of the lines. */
  readonly subtotal: bigint;
  /** The discount of the document, without taxes. */
  readonly discount_total: bigint;
  /** The taxes of the lines, the highest rate first. */
  readonly taxes: readonly ComputedTax<Tax>[];
  readonly total: bigint;
}

/** A discount that exceeds the amount that it applies to. */
export interface ExcessiveDiscount {
  /** The index of its line; undefined for the discount of the document. */
  readonly line: number | undefined;
  /** The largest possible discount. */
  readonly limit: bigint;
}

/** A document has discounts that exceed the amounts that they apply to. */
export class DiscountError extends RangeError {
  readonly discounts: readonly ExcessiveDiscount[];

  constructor(discounts: readonly ExcessiveDiscount[]) {
    super('a discount exceeds the amount that it applies to');
    this.discounts = discounts;
  }
}

/**
 * Computes the amounts of a document. Without taxes and discounts, the total is the sum of quantity times rate, rounded
 * half up once. Otherwise each line is rounded, and the taxes follow EN 16931.
 * @throws DiscountError
 * @throws RangeError for a value that is not a decimal, a tax that is not given, a discount of two kinds
 * @see docs/adr/0208-money-arithmetic.md
 */
export function computeDocument<Tax extends DocumentTax>(document: DocumentInput<Tax>): DocumentAmounts<Tax> {
  const amounts = taxedDocument(document);
  return { ...amounts, ...withheldAmounts(document.taxes, withheldByTax(document, amounts)) };
}

/** Computes the amounts of a document as if it had no withholding taxes. */
function taxedDocument<Tax extends DocumentTax>(document: DocumentInput<Tax>): TaxedDocument<Tax> {
  assertLineDiscounts(document.lines);
  if (isPlainDocument(document)) return plainAmounts(document.lines);
  const amounts = document.lines.map(lineAmount);
  const sum = add(amounts);
  const limit = exceededLimit(sum, 1n, document);
  if (limit !== undefined) throw new DiscountError([{ line: undefined, limit }]);
  const groups = groupLines(document, amounts, documentDiscount(sum, document));
  return documentAmounts(document.prices_include_tax ? inclusiveAmounts(groups) : exclusiveAmounts(groups), document);
}

/** Returns the base and the amount of each withholding tax: the base is the sum of the lines that name it. */
function withheldByTax({ lines, taxes }: DocumentInput, amounts: Pick<TaxedDocument, 'lines'>) {
  const named = new Map<number, bigint>();
  const ids = withholdingIds(taxes);
  for (const [at, { tax_ids = [] }] of ids.size === 0 ? [] : lines.entries())
    for (const id of tax_ids) named.set(id, (named.get(id) ?? 0n) + amounts.lines[at]!.base);
  return new Map(
    (taxes ?? []).flatMap((tax) => {
      const base = named.get(tax.tax_id);
      return base === undefined || !ids.has(tax.tax_id) ? [] : [[tax.tax_id, { base, amount: withheldOf(base, tax) }]];
    }),
  );
}

/** Returns true for a document without discounts and taxes, apart from withholding taxes. */
export function isPlainDocument(document: DocumentInput): boolean {
  const withheld = withholdingIds(document.taxes);
  const isTaxed = ({ tax_ids = [] }: DocumentLine) => tax_ids.some((id) => !withheld.has(id));
  return !hasDiscount(document) && !document.lines.some((line) => isTaxed(line) || hasDiscount(line));
}

function assertLineDiscounts(lines: readonly DocumentLine[]): void {
  const discounts = lines.flatMap((line, index) => {
    const limit = exceededLimit(exactTotal(line), ONE, line);
    return limit === undefined ? [] : [{ line: index, limit }];
  });
  if (discounts.length > 0) throw new DiscountError(discounts);
}

/** The sum is rounded, not each line; the nets of the lines are rounded so that they add up to it. */
export function plainAmounts(lines: readonly DocumentLine[]): TaxedDocument<never> {
  const exact = lines.map(exactTotal);
  const total = divideHalfUp(add(exact), ONE);
  const nets = apportion({ exact, unit: ONE, total, keys: [] });
  const shown = nets.map((net) => ({ amount: net, net, base: net, tax_total: 0n, taxes: [] }));
  return { lines: shown, subtotal: total, discount_total: 0n, taxes: [], total };
}

/** Returns the amounts of a document from those of its lines and taxes. @param document its lines and taxes */
export function documentAmounts<Tax extends DocumentTax>(
  { lines, discount, taxes }: TaxedAmounts,
  document: Pick<DocumentInput<Tax>, 'lines' | 'taxes' | 'prices_include_tax'>,
): TaxedDocument<Tax> {
  const subtotal = add(lines.map(({ net }) => net));
  const tax = add([...taxes.values()].map(({ amount }) => amount));
  return {
    lines: lines.map((line, at) => ({ amount: undiscounted(document, at, line.net), ...line })),
    subtotal,
    discount_total: discount,
    taxes: sortByRate((document.taxes ?? []).filter((tax) => !isWithholding(tax))).flatMap((one) => {
      const computed = taxes.get(one.tax_id);
      return computed ? [{ ...one, ...computed }] : [];
    }),
    total: subtotal - discount + tax,
  };
}

/** Returns the amount of a line before its discount: its net if that is before discount and taxes too. */
function undiscounted({ lines, prices_include_tax }: DocumentInput, at: number, net: bigint): bigint {
  const line = lines[at]!;
  return hasDiscount(line) || prices_include_tax ? divideHalfUp(exactTotal(line), ONE) : net;
}

function sortByRate<Tax extends DocumentTax>(taxes: readonly Tax[]): Tax[] {
  return [...taxes].sort((a, b) => Number(parsePercent(b.rate) - parsePercent(a.rate)) || a.tax_id - b.tax_id);
}

import { invalid, type Violation } from '@bms/contracts';
import {
  type ComputedTax,
  computeDocument,
  DiscountError,
  type DocumentAmounts,
  type LineAmounts,
  lineAmount,
  lineTotal,
  split,
  type WithheldAmounts,
  type WithheldTax,
} from '@bms/money';
import type { StoredValues } from '@bms/service-kit';
import { mongo } from 'mongoose';
import {
  linesOf,
  type StoredLineAmounts,
  type StoredLineTax,
  type StoredWithheld,
  type TaxSnapshot,
  taxesOf,
  type WithLines,
} from './stored-lines.ts';

/** The field that holds the lines. */
export const LINES = 'items';

/** The stored amounts of a record with lines, in the smallest unit of its currency. */
export interface StoredAmounts extends StoredWithholding {
  readonly subtotal: number;
  readonly discount_total: number;
  readonly taxes: StoredTax[];
  readonly total: number;
}

/** The stored withholding taxes of a record, and their sum. */
export interface StoredWithholding {
  readonly withheld: StoredWithheld[];
  readonly withheld_total: number;
}

/** A tax of a document as stored. */
export interface StoredTax {
  tax_id: number;
  title: string;
  rate: mongo.Decimal128;
  category: string;
  base: number;
  amount: number;
}

/**
 * Computes the stored amounts of a record with lines, with the taxes that it has.
 * @throws ApiError validation_failed naming a discount that exceeds its base or is of two kinds, or the lines if an
 * amount exceeds Number.MAX_SAFE_INTEGER or more is withheld than the total
 * @see docs/adr/0208-money-arithmetic.md
 */
export function storedAmounts(record: WithLines): StoredAmounts {
  assertOneDiscount(record);
  const { lines, subtotal, discount_total, taxes, total, ...withholding } = compute(record);
  const largest = [subtotal, total, ...lines.map(({ amount }) => amount)];
  if (largest.some((amount) => amount > Number.MAX_SAFE_INTEGER)) throw tooLarge();
  if (withholding.withheld_total > total) throw overWithheld();
  return {
    ...storedWithholding(withholding),
    subtotal: Number(subtotal),
    discount_total: Number(discount_total),
    taxes: taxes.map(storedTax),
    total: Number(total),
  };
}

/** Returns a computed tax as it is stored. */
export const storedTax = ({ tax_id, title, rate, category, base, amount }: ComputedTax<TaxSnapshot>): StoredTax => ({
  tax_id,
  title,
  rate: mongo.Decimal128.fromString(String(rate)),
  category,
  base: Number(base),
  amount: Number(amount),
});

/** Returns computed withholding taxes as they are stored. */
export const storedWithholding = ({ withheld, withheld_total }: WithheldAmounts<TaxSnapshot>): StoredWithholding => ({
  withheld: withheld.map(storedWithheld),
  withheld_total: Number(withheld_total),
});

const storedWithheld = ({ tax_id, title, rate, base, amount }: WithheldTax<TaxSnapshot>): StoredWithheld => ({
  tax_id,
  title,
  rate: mongo.Decimal128.fromString(String(rate)),
  base: Number(base),
  amount: Number(amount),
});

/** Returns the lines of a stored record for the response, each with its exact total, its amounts and its shares of the taxes. */
export function linesWithAmounts(record: WithLines): StoredValues[] {
  const lines = record.line_amounts ?? compute(record).lines.map(storedLineAmounts);
  const known = lines.every(({ taxes }) => taxes) ? lines : withShares(record, lines);
  return linesOf(record).map((line, index) => ({
    ...line,
    total: mongo.Decimal128.fromString(lineTotal(line)),
    ...known[index]!,
  }));
}

/** Returns the computed amounts of a line as they are stored. */
export const storedLineAmounts = ({ amount, net, tax_total, taxes }: LineAmounts): Required<StoredLineAmounts> => ({
  amount: Number(amount),
  net: Number(net),
  tax_total: Number(tax_total),
  taxes: taxes.map(({ tax_id, base, amount: share }) => ({ tax_id, base: Number(base), amount: Number(share) })),
});

/** Returns older stored amounts of lines with shares of the record's taxes, in proportion to the nets. */
function withShares(record: WithLines, lines: readonly StoredLineAmounts[]): StoredLineAmounts[] {
  const stored = linesOf(record);
  const shares = lines.map((): StoredLineTax[] => []);
  for (const { tax_id, base = 0, amount = 0 } of record.taxes ?? []) {
    const taxed = [...stored.keys()].filter((at) => stored[at]!.tax_ids?.includes(tax_id));
    const nets = taxed.map((at) => BigInt(lines[at]?.net ?? 0));
    const [bases, amounts] = [base, amount].map((sum) => split(BigInt(sum), nets, []));
    for (const [position, at] of taxed.entries())
      shares[at]!.push({ tax_id, base: Number(bases![position]), amount: Number(amounts![position]) });
  }
  return lines.map((line, at) => {
    const { discount_percent: _percent, discount_amount: _amount, ...price } = stored[at]!;
    return { amount: Number(lineAmount(price)), ...line, taxes: shares[at]! };
  });
}

function compute(record: WithLines): DocumentAmounts<TaxSnapshot> {
  try {
    return computeDocument({ ...record, lines: linesOf(record), taxes: taxesOf(record) });
  } catch (error) {
    throw error instanceof DiscountError ? invalid(...error.discounts.map(excessive)) : error;
  }
}

function excessive({ line }: DiscountError['discounts'][number]): Violation {
  const field = `${line === undefined ? '' : `${LINES}[${line}].`}discount_amount`;
  const what = line === undefined ? 'the sum of the lines' : 'quantity times rate';
  return { field, code: 'out_of_range', message: `${field} must not exceed ${what}.` };
}

function assertOneDiscount(record: WithLines): void {
  const discounted = [record, ...linesOf(record)];
  const violations = discounted.flatMap(({ discount_percent, discount_amount }, at): Violation[] => {
    if (discount_percent == null || discount_amount == null) return [];
    const path = at === 0 ? '' : `${LINES}[${at - 1}].`;
    const message = `${path}discount_amount and ${path}discount_percent exclude each other; one of them must be null.`;
    return [{ field: `${path}discount_amount`, code: 'excluded', message }];
  });
  if (violations.length > 0) throw invalid(...violations);
}

function overWithheld() {
  const message = `The withholding taxes of ${LINES} must not exceed the total.`;
  return invalid({ field: LINES, code: 'out_of_range', message });
}

function tooLarge() {
  const message = `The total of ${LINES} must not exceed ${Number.MAX_SAFE_INTEGER}.`;
  return invalid({ field: LINES, code: 'out_of_range', message });
}

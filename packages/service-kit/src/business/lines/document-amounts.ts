import { invalid, type Violation } from '@bms/contracts';
import { type ComputedTax, computeDocument, DiscountError, type DocumentAmounts, lineTotal } from '@bms/money';
import { mongo } from 'mongoose';
import type { StoredValues } from '../../records/model/stored.ts';
import { linesOf, type TaxSnapshot, type WithLines } from './stored-lines.ts';

/** The field that holds the lines. */
export const LINES = 'items';

/** The stored amounts of a record with lines, in the smallest unit of its currency. */
export interface StoredAmounts {
  readonly subtotal: number;
  readonly discount_total: number;
  readonly taxes: StoredTax[];
  readonly total: number;
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
 * amount exceeds Number.MAX_SAFE_INTEGER
 * @see docs/adr/0208-money-arithmetic.md
 */
export function storedAmounts(record: WithLines): StoredAmounts {
  assertOneDiscount(record);
  const { subtotal, discount_total, taxes, total } = compute(record);
  if (subtotal > Number.MAX_SAFE_INTEGER || total > Number.MAX_SAFE_INTEGER) throw tooLarge();
  return {
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

/** Returns the lines of a stored record for the response, each with its exact total, its net and its share of the taxes. */
export function linesWithAmounts(record: WithLines): StoredValues[] {
  const lines = record.line_amounts ?? compute(record).lines;
  return linesOf(record).map((line, index) => ({
    ...line,
    total: mongo.Decimal128.fromString(lineTotal(line)),
    net: Number(lines[index]!.net),
    tax_total: Number(lines[index]!.tax_total),
  }));
}

function compute(record: WithLines): DocumentAmounts<TaxSnapshot> {
  try {
    return computeDocument({ ...record, lines: linesOf(record) });
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

function tooLarge() {
  const message = `The total of ${LINES} must not exceed ${Number.MAX_SAFE_INTEGER}.`;
  return invalid({ field: LINES, code: 'out_of_range', message });
}

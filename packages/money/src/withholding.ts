import { add, type DecimalText, divideHalfUp } from './decimal.ts';
import { parsePercent, WHOLE } from './lines.ts';

/** The rate of a tax, in percent. */
interface Rated {
  readonly rate: DecimalText;
}

interface RatedTax extends Rated {
  readonly tax_id: number;
}

/**
 * A withholding tax of a document with its amounts: the buyer pays it to the authority instead of the seller. It is no part of
 * the taxes and the total, and reduces the amount due.
 */
export type WithheldTax<Tax extends RatedTax = RatedTax> = Tax & {
  /** The net amount of its lines after all discounts. */
  readonly base: bigint;
  /** Above 0. */
  readonly amount: bigint;
};

/** The withholding taxes of a document, the highest first, and their sum. */
export interface WithheldAmounts<Tax extends RatedTax = RatedTax> {
  readonly withheld: readonly WithheldTax<Tax>[];
  readonly withheld_total: bigint;
}

/** Returns true for a withholding tax: its rate is below 0. */
export const isWithholding = ({ rate }: Rated): boolean => String(rate).startsWith('-');

/** Returns the ids of the withholding taxes. */
export const withholdingIds = (taxes: readonly RatedTax[] = []): ReadonlySet<number> =>
  new Set(taxes.filter(isWithholding).map(({ tax_id }) => tax_id));

/** Returns the withheld amount of a base, rounded half up once. */
export const withheldOf = (base: bigint, { rate }: Rated): bigint => divideHalfUp(base * withheldPercent(rate), WHOLE);

/** Returns the withholding taxes with their amounts. @param amounts by tax id; taxes without are left out */
export function withheldAmounts<Tax extends RatedTax>(
  taxes: readonly Tax[] = [],
  amounts: ReadonlyMap<number, { readonly base: bigint; readonly amount: bigint }>,
): WithheldAmounts<Tax> {
  const withheld = taxes
    .filter(isWithholding)
    .sort((a, b) => Number(withheldPercent(b.rate) - withheldPercent(a.rate)) || a.tax_id - b.tax_id)
    .flatMap((tax) => {
      const computed = amounts.get(tax.tax_id);
      return computed ? [{ ...tax, ...computed }] : [];
    });
  return { withheld, withheld_total: add(withheld.map(({ amount }) => amount)) };
}

/** Parses the percentage of a withholding tax, without its sign. */
const withheldPercent = (rate: DecimalText): bigint => parsePercent(String(rate).slice(1));

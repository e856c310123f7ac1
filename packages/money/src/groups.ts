import { split } from './apportion.ts';
import { add, type DecimalText } from './decimal.ts';
import { parsePercent } from './lines.ts';

/** A tax of a group of lines. */
export interface GroupTax {
  readonly tax_id: number;
  /** WHOLE is 100 percent. */
  readonly rate: bigint;
}

/** The lines of a document that have the same taxes. */
export interface LineGroup {
  /** By id. */
  readonly taxes: readonly GroupTax[];
  readonly lines: readonly GroupLine[];
  /** The sum of the lines. */
  readonly sum: bigint;
  /** The share of the document's discount. */
  readonly discount: bigint;
}

/** A line of a group. */
export interface GroupLine {
  /** The position in the document. */
  readonly index: number;
  /** The amount after the discount of the line. */
  readonly amount: bigint;
  /** The same for lines with the same taxes. */
  readonly key: string;
}

interface Taxed {
  readonly lines: readonly { readonly tax_ids?: readonly number[] }[];
  readonly taxes?: readonly { readonly tax_id: number; readonly rate: DecimalText }[];
}

/**
 * Groups the lines of a document by their taxes, and spreads its discount over the groups in proportion to their sums.
 * The order of the lines has no influence.
 * @throws RangeError if a line refers to a tax that is not given
 */
export function groupLines({ lines, taxes = [] }: Taxed, amounts: readonly bigint[], discount: bigint): LineGroup[] {
  const rates = new Map(taxes.map(({ tax_id, rate }) => [tax_id, parsePercent(rate)]));
  const keyed = lines.map(({ tax_ids = [] }, index) => ({ index, amount: amounts[index]!, key: taxesKey(tax_ids) }));
  const grouped = [...Map.groupBy(keyed, ({ key }) => key)];
  const sums = grouped.map(([, members]) => add(members.map(({ amount }) => amount)));
  const keys = grouped.map(([key]) => key);
  const shares = split(discount, sums, keys);
  return grouped.map(([key, members], at) => ({
    taxes: taxesOf(key, rates),
    lines: members,
    sum: sums[at]!,
    discount: shares[at]!,
  }));
}

/** Returns a text that is the same for lines with the same taxes. */
export const taxesKey = (ids: readonly number[]): string => [...new Set(ids)].sort((a, b) => a - b).join();

function taxesOf(key: string, rates: ReadonlyMap<number, bigint>): GroupTax[] {
  const ids = key === '' ? [] : key.split(',').map(Number);
  return ids.map((tax_id) => {
    const rate = rates.get(tax_id);
    if (rate === undefined) throw new RangeError(`a line refers to the tax ${tax_id}, which is not given`);
    return { tax_id, rate };
  });
}

import { split } from './apportion.ts';
import { add, type DecimalText } from './decimal.ts';
import { parsePercent } from './lines.ts';
import { isWithholding, withholdingIds } from './withholding.ts';

/** A tax of a group of lines. */
export interface GroupTax {
  readonly tax_id: number;
  /** WHOLE is 100 percent. */
  readonly rate: bigint;
}

/** The lines of a document that have the same taxes, apart from withholding taxes. */
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
  /** The same for lines with the same taxes, withholding taxes included; see taxesKey. */
  readonly key: string;
}

interface Taxed {
  readonly lines: readonly { readonly tax_ids?: readonly number[] }[];
  readonly taxes?: readonly { readonly tax_id: number; readonly rate: DecimalText }[];
}

/**
 * Groups the lines of a document by their taxes, and spreads its discount over the groups in proportion to their sums.
 * The order of the lines and withholding taxes have no influence.
 * @throws RangeError if a line refers to a tax that is not given
 */
export function groupLines({ lines, taxes = [] }: Taxed, amounts: readonly bigint[], discount: bigint): LineGroup[] {
  const charged = taxes.filter((tax) => !isWithholding(tax));
  const rates = new Map(charged.map(({ tax_id, rate }) => [tax_id, parsePercent(rate)]));
  const withheld = withholdingIds(taxes);
  const keyed = lines.map(({ tax_ids = [] }, index) => ({ index, amount: amounts[index]!, key: taxesKey(tax_ids) }));
  const grouped = [...Map.groupBy(keyed, ({ index }) => chargedKey(lines[index]!, withheld))];
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

/** Returns the key of a line's taxes without withholding taxes. @param withheld the ids of withholding taxes */
export const chargedKey = ({ tax_ids = [] }: Taxed['lines'][number], withheld: ReadonlySet<number>): string =>
  taxesKey(tax_ids.filter((id) => !withheld.has(id)));

function taxesOf(key: string, rates: ReadonlyMap<number, bigint>): GroupTax[] {
  const ids = key === '' ? [] : key.split(',').map(Number);
  return ids.map((tax_id) => {
    const rate = rates.get(tax_id);
    if (rate === undefined) throw new RangeError(`a line refers to the tax ${tax_id}, which is not given`);
    return { tax_id, rate };
  });
}

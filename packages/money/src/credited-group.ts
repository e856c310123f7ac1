import { split } from './apportion.ts';
import { add, divideHalfUp } from './decimal.ts';
import { type DocumentInput, type DocumentLine, isPlainDocument, plainAmounts } from './document.ts';
import { type GroupLine, groupLines, type LineGroup, taxesKey } from './groups.ts';
import { documentDiscount, EXACT_ONE, exactAmount, lineAmount, priceKey } from './lines.ts';

/** The lines of an invoice that have the same taxes, as credit notes need them. */
export interface CreditableGroup extends LineGroup {
  /** Identifies the taxes, see taxesKey. */
  readonly key: string;
  /** The sum of the lines without rounding, as a multiple of 1/EXACT_ONE. */
  readonly exact: bigint;
  /** The lines by price: their amounts and their sum without rounding. */
  readonly prices: ReadonlyMap<string, Price>;
}

interface Price {
  readonly amount: bigint;
  readonly exact: bigint;
}

/** The credited part of the sum of a group's lines. */
export interface CreditedSum {
  readonly sum: bigint;
  /** True if more is credited than the group has. */
  readonly isExceeded: boolean;
}

/** Returns the groups of an invoice by their taxes. The amounts of its lines are those of the invoice. */
export function creditableGroups(invoice: DocumentInput): Map<string, CreditableGroup> {
  const { lines } = invoice;
  const isPlain = isPlainDocument(invoice);
  const amounts = isPlain ? plainAmounts(lines).lines.map(({ net }) => net) : lines.map(lineAmount);
  const discount = isPlain ? 0n : documentDiscount(add(amounts), invoice);
  const groups = groupLines(invoice, amounts, discount).map((group) => {
    const members = group.lines.map((line) => ({ ...line, of: lines[line.index]! }));
    const exact = add(members.map(({ of }) => exactAmount(of)));
    const byPrice = Map.groupBy(members, ({ of }) => priceKey(of));
    const prices = [...byPrice].map(([price, same]) => [price, priceOf(same)] as const);
    return { ...group, key: groupKeyOf(members[0]!.of), exact, prices: new Map(prices) };
  });
  return new Map(groups.map((group) => [group.key, group]));
}

const priceOf = (lines: readonly (GroupLine & { readonly of: DocumentLine })[]): Price => ({
  amount: add(lines.map(({ amount }) => amount)),
  exact: add(lines.map(({ of }) => exactAmount(of))),
});

/** Returns the key of the group of a line. */
export const groupKeyOf = ({ tax_ids = [] }: DocumentLine): string => taxesKey(tax_ids);

/** Returns the lines of a group. */
export const linesOfGroup = ({ key }: Pick<CreditableGroup, 'key'>, lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.filter((line) => groupKeyOf(line) === key);

/**
 * Returns what lines credit of a group. Lines with a price of the invoice credit their part of its amounts, so that all
 * parts add up; others their own amount. Once everything is credited, it is the sum of the group, however the parts were
 * rounded.
 */
export function creditedSum(group: CreditableGroup, lines: readonly DocumentLine[]): CreditedSum {
  const byPrice = [...Map.groupBy(lines, priceKey)];
  const exact = add(lines.map(exactAmount));
  const sum = add(byPrice.map(([key, same]) => amountAtPrice(group.prices.get(key), same)));
  const isAll = exact >= group.exact || sum > group.sum;
  return { sum: isAll ? group.sum : sum, isExceeded: exact > group.exact && sum > group.sum };
}

function amountAtPrice(price: Price | undefined, lines: readonly DocumentLine[]): bigint {
  if (!price || price.exact === 0n) return add(lines.map(lineAmount));
  const exact = add(lines.map(exactAmount));
  const beyond = exact > price.exact ? exact - price.exact : 0n;
  return divideHalfUp(price.amount * (exact - beyond), price.exact) + divideHalfUp(beyond, EXACT_ONE);
}

/** Splits a credited sum over its lines: each has its own amount, unless these do not add up to the sum. */
export function splitCredited(sum: bigint, lines: readonly DocumentLine[]): bigint[] {
  const own = lines.map(lineAmount);
  return add(own) === sum ? own : split(sum, lines.map(exactAmount), lines.map(priceKey));
}

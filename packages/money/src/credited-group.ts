import { split } from './apportion.ts';
import { add, divideHalfUp } from './decimal.ts';
import { computeDocument, type DocumentInput, type DocumentLine, isPlainDocument, plainAmounts } from './document.ts';
import { chargedKey, type GroupLine, groupLines, type LineGroup, taxesKey } from './groups.ts';
import { documentDiscount, EXACT_ONE, exactAmount, lineAmount, priceKey } from './lines.ts';
import { withholdingIds } from './withholding.ts';

/** The lines of an invoice that have the same taxes, as credit notes need them. */
export interface CreditableGroup extends LineGroup {
  /** Identifies the taxes, see chargedKey. */
  readonly key: string;
  /** Its lines by all taxes; withholding taxes divide it into several parts. */
  readonly parts: readonly CreditablePart[];
}

/** The lines of a group with the same withholding taxes. */
export interface CreditablePart {
  /** Identifies all taxes, see taxesKey. */
  readonly key: string;
  readonly tax_ids: readonly number[];
  /** The sum of the lines. */
  readonly sum: bigint;
  /** The sum without taxes, after the discount of the document. */
  readonly base: bigint;
  /** The sum of the lines without rounding, as a multiple of 1/EXACT_ONE. */
  readonly exact: bigint;
  /** The lines by price: their amounts and their sum without rounding. */
  readonly prices: ReadonlyMap<string, Price>;
}

interface Price {
  readonly amount: bigint;
  readonly exact: bigint;
}

/** The credited part of a sum of lines. */
export interface CreditedSum {
  readonly sum: bigint;
  /** True if more is credited than the lines have. */
  readonly isExceeded: boolean;
}

/** Returns the groups of an invoice by their taxes. The amounts of its lines are those of the invoice. */
export function creditableGroups(invoice: DocumentInput): Map<string, CreditableGroup> {
  const { lines } = invoice;
  const isPlain = isPlainDocument(invoice);
  const amounts = isPlain ? plainAmounts(lines).lines.map(({ net }) => net) : lines.map(lineAmount);
  const discount = isPlain ? 0n : documentDiscount(add(amounts), invoice);
  const bases = computeDocument(invoice).lines.map(({ base }) => base);
  const withheld = withholdingIds(invoice.taxes);
  const groups = groupLines(invoice, amounts, discount).map((group) => {
    const parts = [...Map.groupBy(group.lines, ({ key }) => key)].map(([key, own]) =>
      partOfLines(lines, bases, key, own),
    );
    return { ...group, key: chargedKey(lines[group.lines[0]!.index]!, withheld), parts };
  });
  return new Map(groups.map((group) => [group.key, group]));
}

function partOfLines(
  lines: readonly DocumentLine[],
  bases: readonly bigint[],
  key: string,
  own: readonly GroupLine[],
): CreditablePart {
  const members = own.map((line) => ({ ...line, of: lines[line.index]! }));
  const byPrice = Map.groupBy(members, ({ of }) => priceKey(of));
  return {
    key,
    tax_ids: members[0]!.of.tax_ids ?? [],
    sum: add(members.map(({ amount }) => amount)),
    base: add(members.map(({ index }) => bases[index]!)),
    exact: add(members.map(({ of }) => exactAmount(of))),
    prices: new Map([...byPrice].map(([price, same]) => [price, priceOf(same)] as const)),
  };
}

const priceOf = (lines: readonly (GroupLine & { readonly of: DocumentLine })[]): Price => ({
  amount: add(lines.map(({ amount }) => amount)),
  exact: add(lines.map(({ of }) => exactAmount(of))),
});

/** Returns the key of the part of a line. */
export const partKeyOf = ({ tax_ids = [] }: DocumentLine): string => taxesKey(tax_ids);

/** Returns the lines of a part. */
export const linesOfPart = ({ key }: Pick<CreditablePart, 'key'>, lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.filter((line) => partKeyOf(line) === key);

/**
 * Returns what lines credit of a part. Lines with a price of the invoice credit their part of its amounts, so that all
 * parts add up; others their own amount. Once everything is credited, it is the sum of the part, however the amounts were
 * rounded.
 */
export function creditedSum(part: CreditablePart, lines: readonly DocumentLine[]): CreditedSum {
  const byPrice = [...Map.groupBy(lines, priceKey)];
  const exact = add(lines.map(exactAmount));
  const sum = add(byPrice.map(([key, same]) => amountAtPrice(part.prices.get(key), same)));
  const isAll = exact >= part.exact || sum > part.sum;
  return { sum: isAll ? part.sum : sum, isExceeded: exact > part.exact && sum > part.sum };
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

import {
  type CreditableGroup,
  type CreditedSum,
  creditableGroups,
  creditedSum,
  groupKeyOf as keyOf,
  linesOfGroup,
  splitCredited,
} from './credited-group.ts';
import { add, divideHalfUp } from './decimal.ts';
import {
  type DocumentAmounts,
  type DocumentInput,
  type DocumentLine,
  type DocumentTax,
  documentAmounts,
} from './document.ts';
import type { GroupLine } from './groups.ts';
import { WHOLE } from './lines.ts';
import { exclusiveLines, type LineResult, setInclusiveLines, splitOverTaxes, withoutTaxes } from './taxed.ts';

/** The amounts of a credit note. */
export interface CreditAmounts<Tax extends DocumentTax = DocumentTax> extends DocumentAmounts<Tax> {
  /** The share of its lines in the discount of the invoice; with taxes if the prices include them. */
  readonly discount: bigint;
}

/** A line that credits more than its invoice has left. */
export interface ExcessiveCredit {
  /** The index of the line. */
  readonly line: number;
  /** The sum of the invoice's lines with the same taxes that is not credited yet, before the discount of the document. */
  readonly left: bigint;
}

/** A credit note credits more than its invoice has left of the taxes of a line. */
export class CreditError extends RangeError {
  readonly lines: readonly ExcessiveCredit[];

  constructor(lines: readonly ExcessiveCredit[]) {
    super('a line credits more than the invoice has left of its taxes');
    this.lines = lines;
  }
}

/**
 * Computes the amounts of a credit note. They are what is credited with it less what was credited before, each computed
 * from the sum of all credited lines. So whatever is credited in whatever steps, the amounts of all credit notes add up
 * to those of the invoice, for each tax, and the last one takes the remainder.
 * @param credited the lines of the credit notes before
 * @throws CreditError
 * @throws RangeError for a value that is not a decimal, a tax that is not given, a discount of two kinds
 * @see docs/adr/0208-money-arithmetic.md
 */
export function computeCredit<Tax extends DocumentTax>(
  invoice: DocumentInput<Tax>,
  credited: readonly DocumentLine[],
  lines: readonly DocumentLine[],
): CreditAmounts<Tax> {
  const groups = creditableGroups(invoice);
  assertLeft(groups, credited, lines);
  const stepOf = (all: readonly DocumentLine[]) => creditedAmounts(groups, all, invoice.prices_include_tax ?? false);
  const [before, after] = [stepOf(credited), stepOf([...credited, ...lines])];
  const parts = partsOf(groups, lines).map((part) => ({
    ...part,
    step: difference(after.groups.get(part.group.key)!, before.groups.get(part.group.key)!),
  }));
  const taxes = new Map(
    parts.flatMap(({ group }) =>
      group.taxes.map(({ tax_id }) => [tax_id, taxDifference(after.taxes, before.taxes, tax_id)] as const),
    ),
  );
  const shown = invoice.prices_include_tax ? inclusiveParts(parts) : exclusiveParts(parts, taxes);
  const discount = add(parts.map(({ step }) => step.discount));
  const amounts = documentAmounts(
    { lines: shown, discount: add(parts.map(({ step }) => step.netDiscount)), taxes },
    { ...invoice, lines },
  );
  return { ...amounts, discount };
}

/** The lines of a credit note in a group of the invoice. */
interface Part {
  readonly group: CreditableGroup;
  readonly lines: readonly DocumentLine[];
  /** The positions of the lines. */
  readonly at: readonly number[];
}

function partsOf(groups: ReadonlyMap<string, CreditableGroup>, lines: readonly DocumentLine[]): Part[] {
  const keyed = Map.groupBy(lines.keys(), (at) => keyOf(lines[at]!));
  return [...keyed].map(([key, at]) => ({ group: groups.get(key)!, lines: at.map((one) => lines[one]!), at }));
}

/** Asserts for each combination of taxes that no more is credited than the invoice has. @throws CreditError */
function assertLeft(
  groups: ReadonlyMap<string, CreditableGroup>,
  credited: readonly DocumentLine[],
  lines: readonly DocumentLine[],
): void {
  const excessive = [...new Set(lines.map(keyOf))].flatMap((key) => {
    const group = groups.get(key);
    const before = credited.filter((line) => keyOf(line) === key);
    const sums = (end: number): CreditedSum => {
      const added = lines.slice(0, end).filter((line) => keyOf(line) === key);
      return group ? creditedSum(group, [...before, ...added]) : { sum: 0n, isExceeded: added.length > 0 };
    };
    if (!sums(lines.length).isExceeded) return [];
    const line = [...lines.keys()].find((at) => sums(at + 1).isExceeded)!;
    return [{ line, left: group ? group.sum - sums(0).sum : 0n }];
  });
  if (excessive.length > 0) throw new CreditError(excessive);
}

/** The credited amounts of a group, in the smallest unit of the currency. */
interface GroupAmounts {
  /** The sum of the lines, and its share of the discount of the document; with taxes if the prices include them. */
  readonly sum: bigint;
  readonly discount: bigint;
  readonly netDiscount: bigint;
  readonly base: bigint;
  /** The taxes that the sum includes, by id; none if the taxes are on top of it. */
  readonly shares: ReadonlyMap<number, bigint>;
}

interface CreditedAmounts {
  readonly groups: ReadonlyMap<string, GroupAmounts>;
  readonly taxes: ReadonlyMap<number, TaxSum>;
}

interface TaxSum {
  readonly base: bigint;
  readonly amount: bigint;
}

/** Returns everything that lines credit. Each amount grows with the lines, and is that of the invoice in the end. */
function creditedAmounts(
  groups: ReadonlyMap<string, CreditableGroup>,
  lines: readonly DocumentLine[],
  isInclusive: boolean,
): CreditedAmounts {
  const taxes = new Map<number, TaxSum>();
  const addTax = (id: number, base: bigint, amount: bigint) => {
    const before = taxes.get(id) ?? { base: 0n, amount: 0n };
    taxes.set(id, { base: before.base + base, amount: before.amount + amount });
  };
  const amounts = [...groups.values()].map((group) => {
    const { sum } = creditedSum(group, linesOfGroup(group, lines));
    const discount = partOf(group.discount, sum, group.sum);
    const gross = sum - discount;
    const base = isInclusive ? withoutTaxes(gross, group) : gross;
    const shares = new Map(isInclusive ? splitOverTaxes(gross - base, group) : []);
    for (const { tax_id } of group.taxes) addTax(tax_id, base, shares.get(tax_id) ?? 0n);
    const netDiscount = isInclusive ? partOf(netDiscountOf(group), sum, group.sum) : discount;
    return [group.key, { sum, discount, netDiscount, base, shares }] as const;
  });
  if (!isInclusive) {
    const rates = new Map(
      [...groups.values()].flatMap(({ taxes: of }) => of.map(({ tax_id, rate }) => [tax_id, rate])),
    );
    for (const [id, { base }] of taxes) taxes.set(id, { base, amount: divideHalfUp(base * rates.get(id)!, WHOLE) });
  }
  return { groups: new Map(amounts), taxes };
}

/** Returns the discount of a group without its taxes. */
const netDiscountOf = (group: CreditableGroup): bigint =>
  withoutTaxes(group.sum, group) - withoutTaxes(group.sum - group.discount, group);

/** Returns a part of an amount, rounded half up. */
const partOf = (amount: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : divideHalfUp(amount * part, whole);

const difference = (after: GroupAmounts, before: GroupAmounts): GroupAmounts => ({
  sum: after.sum - before.sum,
  discount: after.discount - before.discount,
  netDiscount: after.netDiscount - before.netDiscount,
  base: after.base - before.base,
  shares: new Map([...after.shares].map(([id, amount]) => [id, amount - before.shares.get(id)!])),
});

function taxDifference(after: ReadonlyMap<number, TaxSum>, before: ReadonlyMap<number, TaxSum>, id: number): TaxSum {
  const [now, then] = [after.get(id)!, before.get(id)!];
  return { base: now.base - then.base, amount: now.amount - then.amount };
}

type Step = Part & { readonly step: GroupAmounts };

/** Returns the lines of a part with their credited amounts. */
const groupLinesOf = ({ lines, at, step, group }: Step): GroupLine[] => {
  const amounts = splitCredited(step.sum, lines);
  return at.map((index, position) => ({ index, amount: amounts[position]!, key: group.key }));
};

function exclusiveParts(parts: readonly Step[], taxes: ReadonlyMap<number, TaxSum>): LineResult[] {
  const members = parts.map((part) => ({
    taxes: part.group.taxes,
    lines: groupLinesOf(part),
    base: part.step.base,
  }));
  return exclusiveLines(members, new Map([...taxes].map(([id, { amount }]) => [id, amount])));
}

function inclusiveParts(parts: readonly Step[]): LineResult[] {
  const shown: LineResult[] = [];
  for (const part of parts) {
    const { sum, discount, netDiscount, base, shares } = part.step;
    const sums = { gross: sum - discount, net: base + netDiscount, base, taxes: [...shares] };
    setInclusiveLines(shown, { lines: groupLinesOf(part) }, sums);
  }
  return shown;
}

import {
  type CreditableGroup,
  type CreditablePart,
  type CreditedSum,
  creditableGroups,
  creditedSum,
  linesOfPart,
  partKeyOf,
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
import { chargedKey, type GroupLine } from './groups.ts';
import { WHOLE } from './lines.ts';
import { exclusiveLines, type LineResult, setInclusiveLines, splitOverTaxes, withoutTaxes } from './taxed.ts';
import { withheldAmounts, withheldOf, withholdingIds } from './withholding.ts';

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
  const stepOf = (all: readonly DocumentLine[]) => creditedAmounts(groups, all, invoice);
  const [before, after] = [stepOf(credited), stepOf([...credited, ...lines])];
  const parts = partsOf(groups, lines, withholdingIds(invoice.taxes)).map((part) => ({
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
  const withheld = withheldAmounts(invoice.taxes, withheldDifference(after.withheld, before.withheld, lines));
  return { ...amounts, ...withheld, discount };
}

/** Returns what lines credit of each withholding tax that they name. */
function withheldDifference(
  after: ReadonlyMap<number, TaxSum>,
  before: ReadonlyMap<number, TaxSum>,
  lines: readonly DocumentLine[],
): ReadonlyMap<number, TaxSum> {
  const named = new Set(lines.flatMap(({ tax_ids = [] }) => tax_ids));
  return new Map(
    [...after.keys()].filter((id) => named.has(id)).map((id) => [id, taxDifference(after, before, id)] as const),
  );
}

/** The lines of a credit note in a group of the invoice. */
interface Part {
  readonly group: CreditableGroup;
  readonly lines: readonly DocumentLine[];
  /** The positions of the lines. */
  readonly at: readonly number[];
}

function partsOf(
  groups: ReadonlyMap<string, CreditableGroup>,
  lines: readonly DocumentLine[],
  withheld: ReadonlySet<number>,
): Part[] {
  const keyed = Map.groupBy(lines.keys(), (at) => chargedKey(lines[at]!, withheld));
  return [...keyed].map(([key, at]) => ({ group: groups.get(key)!, lines: at.map((one) => lines[one]!), at }));
}

/** Asserts for each combination of taxes that no more is credited than the invoice has. @throws CreditError */
function assertLeft(
  groups: ReadonlyMap<string, CreditableGroup>,
  credited: readonly DocumentLine[],
  lines: readonly DocumentLine[],
): void {
  const parts = new Map([...groups.values()].flatMap((group) => group.parts.map((part) => [part.key, part] as const)));
  const excessive = [...new Set(lines.map(partKeyOf))].flatMap((key) => {
    const part = parts.get(key);
    const before = credited.filter((line) => partKeyOf(line) === key);
    const sums = (end: number): CreditedSum => {
      const added = lines.slice(0, end).filter((line) => partKeyOf(line) === key);
      return part ? creditedSum(part, [...before, ...added]) : { sum: 0n, isExceeded: added.length > 0 };
    };
    if (!sums(lines.length).isExceeded) return [];
    const line = [...lines.keys()].find((at) => sums(at + 1).isExceeded)!;
    return [{ line, left: part ? part.sum - sums(0).sum : 0n }];
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
  /** The withholding taxes. */
  readonly withheld: ReadonlyMap<number, TaxSum>;
}

interface TaxSum {
  readonly base: bigint;
  readonly amount: bigint;
}

/** Returns everything that lines credit. Each amount grows with the lines, and is that of the invoice in the end. */
function creditedAmounts(
  groups: ReadonlyMap<string, CreditableGroup>,
  lines: readonly DocumentLine[],
  { prices_include_tax: isInclusive = false, taxes: known = [] }: DocumentInput,
): CreditedAmounts {
  const rated = new Map(known.map((tax) => [tax.tax_id, tax]));
  const withheld = new Map<number, TaxSum>();
  const taxes = new Map<number, TaxSum>();
  const addTax = (id: number, base: bigint, amount: bigint) => {
    const before = taxes.get(id) ?? { base: 0n, amount: 0n };
    taxes.set(id, { base: before.base + base, amount: before.amount + amount });
  };
  const amounts = [...groups.values()].map((group) => {
    const sums = group.parts.map((part) => creditedSum(part, linesOfPart(part, lines)).sum);
    const sum = add(sums);
    const discount = partOf(group.discount, sum, group.sum);
    const gross = sum - discount;
    const base = isInclusive ? withoutTaxes(gross, group) : gross;
    const shares = new Map(isInclusive ? splitOverTaxes(gross - base, group) : []);
    for (const { tax_id } of group.taxes) addTax(tax_id, base, shares.get(tax_id) ?? 0n);
    for (const [at, part] of group.parts.entries())
      addWithheld(withheld, rated, part, group.parts.length === 1 ? base : partOf(part.base, sums[at]!, part.sum));
    const netDiscount = isInclusive ? partOf(netDiscountOf(group), sum, group.sum) : discount;
    return [group.key, { sum, discount, netDiscount, base, shares }] as const;
  });
  if (!isInclusive) {
    const rates = new Map(
      [...groups.values()].flatMap(({ taxes: of }) => of.map(({ tax_id, rate }) => [tax_id, rate])),
    );
    for (const [id, { base }] of taxes) taxes.set(id, { base, amount: divideHalfUp(base * rates.get(id)!, WHOLE) });
  }
  return { groups: new Map(amounts), taxes, withheld: withWithheldAmounts(withheld, rated) };
}

type Rates = ReadonlyMap<number, DocumentTax>;

/** Adds the credited base of a part to its withholding taxes. */
function addWithheld(withheld: Map<number, TaxSum>, rates: Rates, { tax_ids }: CreditablePart, base: bigint): void {
  for (const id of withholdingIds(tax_ids.flatMap((id) => rates.get(id) ?? [])))
    withheld.set(id, { base: (withheld.get(id)?.base ?? 0n) + base, amount: 0n });
}

const withWithheldAmounts = (withheld: ReadonlyMap<number, TaxSum>, rates: Rates): ReadonlyMap<number, TaxSum> =>
  new Map([...withheld].map(([id, { base }]) => [id, { base, amount: withheldOf(base, rates.get(id)!) }]));

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

import { split } from './apportion.ts';
import { add, divideHalfUp } from './decimal.ts';
import type { GroupLine, LineGroup } from './groups.ts';
import { WHOLE } from './lines.ts';

/** The amounts of a document with taxes or discounts. */
export interface TaxedAmounts {
  /** In the order of the document. */
  readonly lines: readonly LineResult[];
  /** The discount of the document without taxes. */
  readonly discount: bigint;
  /** By id. */
  readonly taxes: ReadonlyMap<number, TaxAmounts>;
}

interface TaxAmounts {
  readonly base: bigint;
  readonly amount: bigint;
}

/** The share of a line in a tax of its document. */
export interface LineTax extends TaxAmounts {
  readonly tax_id: number;
}

/** The amounts of a line. The shares of all lines in a tax add up to it, and those of a line to its taxes. */
export interface LineResult {
  readonly net: bigint;
  /** After the discount of the document. */
  readonly base: bigint;
  readonly tax_total: bigint;
  /** By id. */
  readonly taxes: readonly LineTax[];
}

/** Computes taxes on top of the amounts of the lines: each on the sum of its lines less their discount, rounded once. */
export function exclusiveAmounts(groups: readonly LineGroup[]): TaxedAmounts {
  const taxes = new Map<number, TaxAmounts>();
  for (const [tax_id, members] of groupsByTax(groups)) {
    const base = add(members.map(({ sum, discount }) => sum - discount));
    taxes.set(tax_id, { base, amount: divideHalfUp(base * rateOf(members, tax_id), WHOLE) });
  }
  const parts = groups.map((group) => ({ ...group, base: group.sum - group.discount }));
  const lines = exclusiveLines(parts, new Map([...taxes].map(([id, { amount }]) => [id, amount])));
  return { lines, discount: add(groups.map(({ discount }) => discount)), taxes };
}

/** The lines with the same taxes, and the amount that is taxed. */
interface TaxedPart extends Pick<LineGroup, 'taxes' | 'lines'> {
  readonly base: bigint;
}

/** Splits bases and taxes over the lines, in proportion to their amounts. @param amounts of the taxes by id */
export function exclusiveLines(parts: readonly TaxedPart[], amounts: ReadonlyMap<number, bigint>): LineResult[] {
  const bases = new Map(
    parts.flatMap(({ base, lines }) => {
      const shares = splitOverLines(base, lines);
      return lines.map(({ index }, at) => [index, shares[at]!] as const);
    }),
  );
  const results: LineResult[] = parts
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.index - b.index)
    .map(({ amount, index }) => ({ net: amount, base: bases.get(index)!, tax_total: 0n, taxes: [] }));
  for (const tax_id of [...amounts.keys()].sort((a, b) => a - b)) {
    const taxed = parts.filter(({ taxes }) => taxes.some((tax) => tax.tax_id === tax_id)).flatMap(({ lines }) => lines);
    for (const [at, amount] of splitOverLines(amounts.get(tax_id)!, taxed).entries()) {
      const { index } = taxed[at]!;
      const { net, base, tax_total, taxes } = results[index]!;
      const share = { tax_id, base, amount };
      results[index] = { net, base, tax_total: tax_total + amount, taxes: [...taxes, share] };
    }
  }
  return results;
}

/**
 * Extracts the taxes from the amounts of the lines, separately for the lines with the same taxes. The amount with taxes
 * is exact, its base is rounded once, and the taxes are the rest.
 */
export function inclusiveAmounts(groups: readonly LineGroup[]): TaxedAmounts {
  const taxes = new Map<number, TaxAmounts>();
  const lines: LineResult[] = [];
  let discountTotal = 0n;
  for (const group of groups) {
    const gross = group.sum - group.discount;
    const [net, base] = [withoutTaxes(group.sum, group), withoutTaxes(gross, group)];
    discountTotal += net - base;
    const shares = splitOverTaxes(gross - base, group);
    for (const [tax_id, amount] of shares) {
      const before = taxes.get(tax_id) ?? { base: 0n, amount: 0n };
      taxes.set(tax_id, { base: before.base + base, amount: before.amount + amount });
    }
    setInclusiveLines(lines, group, { gross, net, base, taxes: shares });
  }
  return { lines, discount: discountTotal, taxes };
}

function groupsByTax(groups: readonly LineGroup[]): Map<number, LineGroup[]> {
  const byTax = new Map<number, LineGroup[]>();
  for (const group of groups)
    for (const { tax_id } of group.taxes) byTax.set(tax_id, [...(byTax.get(tax_id) ?? []), group]);
  return byTax;
}

const rateOf = ([group]: readonly LineGroup[], id: number): bigint =>
  group!.taxes.find(({ tax_id }) => tax_id === id)!.rate;

/** Splits an amount over lines in proportion to theirs. */
const splitOverLines = (amount: bigint, lines: readonly GroupLine[]): bigint[] =>
  split(
    amount,
    lines.map((line) => line.amount),
    lines.map(({ key }) => key),
  );

/** Returns an amount without the taxes of a group that it includes, rounded half up. */
export function withoutTaxes(gross: bigint, { taxes }: Pick<LineGroup, 'taxes'>): bigint {
  return divideHalfUp(gross * WHOLE, WHOLE + add(taxes.map(({ rate }) => rate)));
}

/** Splits the taxes that a group includes in proportion to their rates. @returns amounts by tax id */
export function splitOverTaxes(amount: bigint, { taxes }: Pick<LineGroup, 'taxes'>): [number, bigint][] {
  const shares = split(
    amount,
    taxes.map(({ rate }) => rate),
    taxes.map(({ tax_id }) => sortKey(tax_id)),
  );
  return taxes.map(({ tax_id }, at) => [tax_id, shares[at]!]);
}

/** The amounts of the lines with the same taxes. */
interface InclusiveSums {
  readonly gross: bigint;
  readonly net: bigint;
  readonly base: bigint;
  /** The included taxes, which add up to gross less base. */
  readonly taxes: readonly (readonly [number, bigint])[];
}

/**
 * Splits the amounts of a group over its lines. The gross amounts after the discount are split first, so that a line's
 * tax is the rest of its own gross amount.
 */
export function setInclusiveLines(
  lines: LineResult[],
  { lines: members }: Pick<LineGroup, 'lines'>,
  { gross, net, base, taxes }: InclusiveSums,
): void {
  const nets = splitOverLines(net, members);
  const grosses = splitOverLines(gross, members);
  const discounted = members.map((line, at) => ({
    ...line,
    amount: grosses[at]!,
    key: `${sortKey(line.amount)} ${line.key}`,
  }));
  const bases = splitOverLines(base, discounted);
  const totals = grosses.map((one, at) => one - bases[at]!);
  const amounts = splitByLineAndTax(totals, taxes, members);
  for (const [at, { index }] of members.entries())
    lines[index] = {
      net: nets[at]!,
      base: bases[at]!,
      tax_total: totals[at]!,
      taxes: taxes.map(([tax_id], tax) => ({ tax_id, base: bases[at]!, amount: amounts[tax]![at]! })),
    };
}

/**
 * Splits taxes over lines whose taxes are given in sum: both the amounts of a line and those of a tax add up.
 * @returns for each tax, the amounts of the lines
 */
function splitByLineAndTax(
  totals: readonly bigint[],
  taxes: readonly (readonly [number, bigint])[],
  members: readonly GroupLine[],
): bigint[][] {
  const keys = members.map(({ amount }) => sortKey(amount));
  let left = [...totals];
  return taxes.map(([, amount]) => {
    // A tax is at most what is left of all lines, so no line gets more than it has left.
    const shares = split(amount, left, keys);
    left = left.map((rest, at) => rest - shares[at]!);
    return shares;
  });
}

/** Returns a key that orders numbers by size. */
const sortKey = (amount: number | bigint): string => amount.toString().padStart(40, '0');

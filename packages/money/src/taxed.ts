import { split } from './apportion.ts';
import { add, divideHalfUp } from './decimal.ts';
import type { GroupLine, LineGroup } from './groups.ts';
import { WHOLE } from './lines.ts';

/** The amounts of a document with taxes or discounts. */
export interface TaxedAmounts {
  /** In the order of the document. */
  readonly lines: readonly { readonly net: bigint; readonly tax_total: bigint }[];
  /** The discount of the document without taxes. */
  readonly discount: bigint;
  /** By id. */
  readonly taxes: ReadonlyMap<number, TaxAmounts>;
}

interface TaxAmounts {
  readonly base: bigint;
  readonly amount: bigint;
}

/** Computes taxes on top of the amounts of the lines: each on the sum of its lines less their discount, rounded once. */
export function exclusiveAmounts(groups: readonly LineGroup[]): TaxedAmounts {
  const taxes = new Map<number, TaxAmounts>();
  const lines = createLines(groups);
  for (const [tax_id, members] of groupsByTax(groups)) {
    const base = add(members.map(({ sum, discount }) => sum - discount));
    const amount = divideHalfUp(base * rateOf(members, tax_id), WHOLE);
    taxes.set(tax_id, { base, amount });
    const taxed = members.flatMap(({ lines: own }) => own);
    for (const [at, share] of splitOverLines(amount, taxed).entries()) lines[taxed[at]!.index]!.tax_total += share;
  }
  for (const { index, amount } of groups.flatMap(({ lines: own }) => own)) lines[index]!.net = amount;
  return { lines, discount: add(groups.map(({ discount }) => discount)), taxes };
}

/**
 * Extracts the taxes from the amounts of the lines, separately for the lines with the same taxes. The amount with taxes
 * is exact, its base is rounded once, and the taxes are the rest.
 */
export function inclusiveAmounts(groups: readonly LineGroup[]): TaxedAmounts {
  const taxes = new Map<number, TaxAmounts>();
  const lines = createLines(groups);
  let discountTotal = 0n;
  for (const group of groups) {
    const gross = group.sum - group.discount;
    const [net, base] = [withoutTaxes(group.sum, group), withoutTaxes(gross, group)];
    discountTotal += net - base;
    for (const [tax_id, amount] of splitOverTaxes(gross - base, group)) {
      const before = taxes.get(tax_id) ?? { base: 0n, amount: 0n };
      taxes.set(tax_id, { base: before.base + base, amount: before.amount + amount });
    }
    setInclusiveLines(lines, group, { gross, net, base });
  }
  return { lines, discount: discountTotal, taxes };
}

/** The amounts of a line that are being computed. */
export interface LineResult {
  net: bigint;
  tax_total: bigint;
}

function createLines(groups: readonly LineGroup[]): LineResult[] {
  return groups.flatMap(({ lines }) => lines).map(() => ({ net: 0n, tax_total: 0n }));
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
export const splitOverLines = (amount: bigint, lines: readonly GroupLine[]): bigint[] =>
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

/**
 * Splits the amounts of a group over its lines. The gross amounts after the discount are split first, so that a line's
 * tax is the rest of its own gross amount.
 */
export function setInclusiveLines(
  lines: LineResult[],
  { lines: members }: Pick<LineGroup, 'lines'>,
  { gross, net, base }: { readonly gross: bigint; readonly net: bigint; readonly base: bigint },
): void {
  const nets = splitOverLines(net, members);
  const grosses = splitOverLines(gross, members);
  const discounted = members.map((line, at) => ({ ...line, amount: grosses[at]!, key: sortKey(line.amount) }));
  const bases = splitOverLines(base, discounted);
  for (const [at, { index }] of members.entries())
    lines[index] = { net: nets[at]!, tax_total: grosses[at]! - bases[at]! };
}

/** Returns a key that orders numbers by size. */
const sortKey = (amount: number | bigint): string => amount.toString().padStart(40, '0');

import { add } from './decimal.ts';

/**
 * Splits an amount in proportion to weights, by the method of the largest remainder: the parts are integers and their
 * sum is the amount.
 * @param keys one for each weight, to choose among parts with equal remainders and weights, so that the order of the
 * weights has no influence
 */
export function split(amount: bigint, weights: readonly bigint[], keys: readonly string[]): bigint[] {
  const sum = add(weights);
  if (sum === 0n) return weights.map(() => 0n);
  const exact = weights.map((weight) => amount * weight);
  return apportion({ exact, unit: sum, total: amount, keys });
}

/** Exact amounts to be rounded so that they add up. */
interface Apportionment {
  /** The amounts, as multiples of 1/unit. */
  readonly exact: readonly bigint[];
  readonly unit: bigint;
  /** The sum of the result, at most half a unit away from the sum of the exact amounts. */
  readonly total: bigint;
  readonly keys: readonly string[];
}

/** Rounds exact amounts to integers with a given sum: each is rounded down, the largest remainders up. */
export function apportion({ exact, unit, total, keys }: Apportionment): bigint[] {
  const rounded = exact.map((amount) => amount / unit);
  const missing = Number(total - add(rounded));
  const order = exact.map((amount, index) => ({ index, amount, remainder: amount % unit, key: keys[index] ?? '' }));
  order.sort(
    (a, b) => descending(a.remainder, b.remainder) || descending(a.amount, b.amount) || ascending(a.key, b.key),
  );
  for (const { index } of order.slice(0, missing)) rounded[index] = rounded[index]! + 1n;
  return rounded;
}

const descending = (a: bigint, b: bigint): number => (a === b ? 0 : a > b ? -1 : 1);
const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares keys, the ids in them as numbers: 9 before 10. */
const ascending = (a: string, b: string): number => compare(a, b) || (a === b ? 0 : a < b ? -1 : 1);

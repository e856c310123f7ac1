/**
 * Returns the value below which a share of the values lies.
 * @param sorted in ascending order
 * @param share from 0 to 1, e.g. 0.99
 * @returns NaN if there are no values
 */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median; NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Returns all values of the arrays in ascending order. */
export function mergeSorted(arrays: readonly Float64Array[]): Float64Array {
  const merged = new Float64Array(arrays.reduce((length, array) => length + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    merged.set(array, at);
    at += array.length;
  }
  return merged.sort();
}

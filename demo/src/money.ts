/** Cents as people write them. */
export const money = (cents: number): string => (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });

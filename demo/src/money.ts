/** Formats an amount with its currency, e.g. `€1,378.75`. @param amount in the smallest unit of the currency */
export function money(amount: number, currency = 'EUR'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

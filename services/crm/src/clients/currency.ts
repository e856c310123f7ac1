/** The symbol of an ISO 4217 code as people write it, e.g. `€`; empty for none. */
export function currencySymbol(code: string): string {
  if (!code) return '';
  const known = symbols.get(code) ?? narrowSymbol(code);
  symbols.set(code, known);
  return known;
}

/** Making a formatter takes longer than the rest of an answer, and there are few currencies. */
const symbols = new Map<string, string>();

function narrowSymbol(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

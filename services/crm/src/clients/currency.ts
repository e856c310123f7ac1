/** Returns the symbol of an ISO 4217 code, e.g. `€`; empty for no code. */
export function currencySymbol(code: string): string {
  if (!code) return '';
  const known = symbols.get(code) ?? narrowSymbol(code);
  symbols.set(code, known);
  return known;
}

/** Cached, since creating a formatter takes longer than the rest of a response, and there are few currencies. */
const symbols = new Map<string, string>();

function narrowSymbol(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

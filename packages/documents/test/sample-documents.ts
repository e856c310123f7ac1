import type { LineTax, PrintableDocument, PrintableLine, TaxTotal } from '../src/printable-document.ts';

/** VAT of 19 % and 7 %. */
export const standardTax: LineTax = { title: 'VAT', rate: '19', category: 'S' };
export const reducedTax: LineTax = { title: 'VAT', rate: '7', category: 'S' };

/** Makes a line. @param amount in the smallest unit */
export const line = (
  title: string,
  quantity: number,
  rate: number,
  more: Partial<PrintableLine> = {},
): PrintableLine => ({
  title,
  quantity: String(quantity),
  rate: String(rate),
  amount: String(quantity * rate),
  taxes: [standardTax],
  ...more,
});

/** Sums lines without discounts by tax. */
export function totalsOf(
  lines: readonly PrintableLine[],
): Pick<PrintableDocument, 'subtotal' | 'discount_total' | 'taxes' | 'total'> {
  const taxes = new Map<string, TaxTotal>();
  for (const {
    amount,
    taxes: [tax],
  } of lines) {
    if (!tax) continue;
    const key = `${tax.category} ${tax.rate}`;
    const base = (taxes.get(key)?.base ?? 0) + Number(amount);
    taxes.set(key, { ...tax, base, amount: Math.floor((base * Number(tax.rate)) / 100 + 0.5) });
  }
  const subtotal = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  const shown = [...taxes.values()];
  return {
    subtotal,
    discount_total: 0,
    taxes: shown,
    total: subtotal + shown.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Makes an invoice of a German company to a French one. */
export function sampleInvoice(
  lines: readonly PrintableLine[],
  more: Partial<PrintableDocument> = {},
): PrintableDocument {
  const totals = totalsOf(lines);
  return {
    kind: 'invoice',
    number: 'INV-000042',
    issued_on: '2026-11-23',
    supply_date: '2026-11-20',
    due_on: '2026-12-07',
    seller: {
      name: 'Northwind Traders GmbH',
      address: 'Obere Straße 57',
      zip: '12209',
      city: 'Berlin',
      country: 'Germany',
      country_code: 'DE',
      vat_number: 'DE123456789',
      registration_number: 'HRB 12345 B, Amtsgericht Berlin',
      email: 'office@northwind.example',
      phone: '+49 30 0074321',
      website: 'https://northwind.example',
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
    },
    buyer: {
      name: 'Alfreds Futterkiste',
      address: 'Karlstraße 12\nHinterhaus',
      zip: '10115',
      city: 'Berlin',
      country: 'Germany',
      country_code: 'DE',
      vat_number: 'DE987654321',
      email: 'rechnung@alfreds.example',
    },
    buyer_reference: '04011000-1234512345-06',
    currency: 'EUR',
    currency_decimals: 2,
    lines,
    ...totals,
    paid: 0,
    balance: totals.total,
    language: 'en',
    ...more,
  };
}

/** Lines of two rates, one with fractions. */
export const sampleLines = [
  line('Consulting', 12.5, 12000, { unit_type: 'hours' }),
  line('Chai', 40, 1800, { taxes: [reducedTax] }),
];

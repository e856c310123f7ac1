import { pagesOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { operatorsOf } from '../../test/operators.ts';
import { cases } from '../../test/sample-cases.ts';
import { line, sampleLines as lines, sampleInvoice, standardTax } from '../../test/sample-documents.ts';
import { messagesOf } from '../languages/messages.ts';
import { type DocumentKind, documentLanguages, type PrintableDocument } from '../printable-document.ts';
import type { PageSize } from './page-format.ts';
import { renderPdf } from './render-pdf.ts';

/** Returns the text of a document with single spaces. */
async function textOf(document: PrintableDocument, pageSize: PageSize = 'A4'): Promise<string> {
  return (await pagesOf(await renderPdf(document, { pageSize }))).join('\n').replace(/[ \u00a0\u202f]+/g, ' ');
}

const kinds: readonly DocumentKind[] = ['invoice', 'deposit_invoice', 'credit_note', 'estimate', 'order', 'contract'];

describe('the PDF of a document', () => {
  test('has its headings and totals in the color of the seller, and that of a fresh system without one', async () => {
    const colorsOf = async (seller: PrintableDocument['seller']) => {
      const operators = operatorsOf(await renderPdf(sampleInvoice(lines, { seller }), { pageSize: 'A4' }));
      const colors = operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g);
      return new Set(Array.from(colors, ([, ...parts]) => parts.map((part) => Math.round(Number(part) * 255)).join()));
    };
    const { seller } = sampleInvoice(lines);
    const [own, other] = [await colorsOf({ ...seller, accent_color: '#7c2d12' }), await colorsOf(seller)];
    expect([own.has('124,45,18'), own.has('11,104,115')]).toEqual([true, false]);
    expect([other.has('124,45,18'), other.has('11,104,115')]).toEqual([false, true]);
  });

  test('contains number, parties, lines, taxes and amounts', async () => {
    const text = await textOf(sampleInvoice(lines, { note: 'Thank you.', terms: 'Net 14 days.' }));
    for (const part of [
      'Invoice INV-000042',
      'Northwind Traders GmbH',
      'Alfreds Futterkiste',
      'Hinterhaus',
      'December 7, 2026',
      '12.5 hours',
      '1,500.00',
      'VAT 19% on €1,500.00',
      '€285.00',
      'VAT 7% on €720.00',
      '€50.40',
      '€2,555.40',
      'DE02 1203 0000 0000 2020 51',
      'Thank you.',
      'Net 14 days.',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
  });

  test.each(kinds.flatMap((kind) => documentLanguages.map((language) => ({ kind, language }))))(
    'of a $kind is written in $language',
    async ({ kind, language }) => {
      const text = await textOf(sampleInvoice(lines, { kind, language }));
      const { kinds: titles, columns, totals } = messagesOf(language);
      for (const part of [titles[kind], columns.description, columns.amount, totals[kind]])
        expect(text).toContain(part);
    },
  );

  test.each([
    ['en', '1,234,567.80', '€1,234,567.80'],
    ['de', '1.234.567,80', '1.234.567,80 €'],
    ['fr', '1 234 567,80', '1 234 567,80 €'],
    ['es', '1.234.567,80', '1.234.567,80 €'],
  ] as const)('formats amounts as %s does', async (language, amount, money) => {
    const text = await textOf(sampleInvoice([line('Chai', 1, 123456780, { taxes: [] })], { language }));
    expect(text).toContain(amount);
    expect(text).toContain(money);
  });

  test('uses the locale of its language only', async () => {
    expect(await textOf(sampleInvoice(lines, { language: 'de', locale: 'de-CH' }))).toMatch(/EUR 2['’]555\.40/);
    expect(await textOf(sampleInvoice(lines, { language: 'de', locale: 'en-US' }))).toContain('2.555,40 €');
    expect(await textOf(sampleInvoice(lines, { language: 'en', locale: 'no such locale' }))).toContain('€2,555.40');
  });

  test('shows discounts, paid amounts and the balance', async () => {
    const discounted = [line('Chai', 10, 10000, { discount_percent: '10', amount: '90000' })];
    const text = await textOf(
      sampleInvoice(discounted, {
        discount_percent: '5',
        discount_total: 4500,
        taxes: [{ ...standardTax, base: 85500, amount: 16245 }],
        total: 101745,
        paid: 1745,
        balance: 100000,
      }),
    );
    for (const part of [
      'Discount 5%',
      '-€45.00',
      'Paid',
      '-€17.45',
      'Balance due',
      '€1,000.00',
      'Please transfer €1,000.00',
    ])
      expect(text).toContain(part);
  });

  test('lists each deposit with its net and tax per rate, and what remains per rate', async () => {
    const text = await textOf({ ...cases['offset deposits']!, language: 'en' });
    for (const part of [
      /Deposits -€529\.50\s+Balance due €1,668\.90/,
      /Deposit invoice INV-000040 of November 1, 2026 €300\.00 €57\.00 €357\.00\s+VAT 19% €300\.00 €57\.00/,
      /Deposit invoice INV-000041 of November 10, 2026 €150\.00 €22\.50 €172\.50\s+VAT 19% €100\.00 €19\.00\s+VAT 7% €50\.00 €3\.50/,
      /Remaining €1,470\.00 €198\.90 €1,668\.90\s+VAT 19% €800\.00 €152\.00\s+VAT 7% €670\.00 €46\.90/,
    ])
      expect(text).toMatch(part);
    expect(text).not.toContain('Paid');
  });

  test.each([
    ['en', 'IRPF 15% withheld', '-€150.00', 'Amount due', '€1,040.00'],
    ['es', 'IRPF 15 % retenido', '-150,00 €', 'Total a pagar', '1.040,00 €'],
    ['de', 'IRPF 15 % einbehalten', '-150,00 €', 'Zahlbetrag', '1.040,00 €'],
    ['fr', 'IRPF 15 % retenu', '-150,00 €', 'Net à payer', '1 040,00 €'],
  ] as const)('shows what is withheld after the total, and what is due (%s)', async (language, label, ...parts) => {
    const text = await textOf({ ...cases['a tax that is withheld']!, language });
    const plain = text.replace(/[\u00a0\u202f]/g, ' ');
    const from = plain.indexOf(label);
    expect(from).toBeGreaterThan(plain.indexOf(messagesOf(language).totals.invoice));
    for (const part of parts) expect(plain.slice(from)).toContain(part);
  });

  test('shows what is withheld, deposits and payments up to the balance', async () => {
    const text = await textOf({ ...cases['a tax that is withheld, deposits and a payment']!, language: 'en' });
    const rows = text.slice(text.indexOf('IRPF'));
    for (const part of [
      '-€180.00',
      'Amount due',
      '€1,248.00',
      'Deposits',
      '-€312.00',
      '-€300.00',
      'Balance due',
      '€636.00',
    ])
      expect(rows).toContain(part);
  });

  test('of a deposit is called one and has no date of supply', async () => {
    const text = await textOf(cases['a deposit']!);
    expect(text).toContain('Deposit invoice INV-000040');
    expect(text).not.toContain('Date of supply');
  });

  test('shows the day or the period of supply, also of lines, and nothing if it is unknown', async () => {
    expect(await textOf(cases['one rate']!)).toContain('Date of supply November 20, 2026');
    const text = await textOf(cases['periods of supply']!);
    expect(text).toMatch(/Period of supply\s+November 1 – 30, 2026/);
    expect(text).toMatch(/Consulting\s+Period of supply: November 1 – 15, 2026/);
    expect(text).toMatch(/Chai\s+Date of supply: November 20, 2026/);
    expect(await textOf(cases['no known day of supply']!)).not.toMatch(/of supply/);
  });

  test('shows the taxes in the accounting currency with the exchange rate', async () => {
    const document = cases['taxes in the accounting currency']!;
    expect(await textOf(document)).toMatch(/Tax at USD 1 = EUR 0\.92345678\s+€52\.63/);
    expect(await textOf({ ...document, language: 'de' })).toMatch(/Steuer bei 1 USD = 0,92345678 EUR\s+52,63\s€/);
  });

  test('shows taxes that prices include below the total', async () => {
    const taxes = [{ ...standardTax, base: 10000, amount: 1900 }];
    const text = await textOf(
      sampleInvoice([line('Chai', 1, 11900)], { prices_include_tax: true, taxes, total: 11900 }),
    );
    expect(text).toMatch(/Invoice total €119\.00\s+incl\. VAT 19% on €100\.00 €19\.00/);
  });

  test('shows currencies without decimals and with three', async () => {
    expect(await textOf(sampleInvoice(lines, { currency: 'JPY', currency_decimals: 0 }))).toContain('¥255,540');
    expect(await textOf(sampleInvoice(lines, { currency: 'KWD', currency_decimals: 3 }))).toContain('KWD 255.540');
  });

  test('names the reason of a tax of 0', async () => {
    const taxes = [{ title: 'VAT', rate: '0', category: 'AE' as const, base: 1000, amount: 0 }];
    const document = sampleInvoice(lines, { taxes, language: 'de' });
    expect(await textOf(document)).toContain('Steuerschuldnerschaft des Leistungsempfängers.');
    expect(await textOf({ ...document, exemption_reasons: { AE: 'Art. 196' } })).toContain('Art. 196');
  });

  test('has no payment part if nothing is due, and none in a credit note', async () => {
    const { payment } = messagesOf('en');
    expect(await textOf(sampleInvoice(lines))).toContain(payment);
    expect(await textOf(sampleInvoice(lines, { balance: 0 }))).not.toContain(payment);
    expect(await textOf(sampleInvoice(lines, { kind: 'credit_note' }))).not.toContain(payment);
  });

  test('marks each page of a draft', async () => {
    const many = Array.from({ length: 60 }, (_, index) => line(`Item ${index}`, 1, 100));
    const pages = await pagesOf(await renderPdf(sampleInvoice(many, { is_draft: true }), { pageSize: 'A4' }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Draft');
  });

  test('of a document without lines has no table', async () => {
    const text = await textOf(
      sampleInvoice([], { kind: 'contract', title: 'Maintenance', terms: 'Everything is maintained.' }),
    );
    expect(text).toContain('Everything is maintained.');
    expect(text).not.toContain('Description');
  });
});

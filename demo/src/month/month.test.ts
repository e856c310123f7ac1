import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { type DatevBooks, toDatev } from './datev.ts';
import { type LedgerEntry, monthOf } from './ledger.ts';
import { toQuickBooks } from './quickbooks.ts';

const entry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ date: '2026-11-03', kind: 'invoice', number: 'INV-000007', client_id: 7, client_name: 'Königlich & „Söhne“' },
  ...{ rate: 19, category: 'S', net: 115_861, tax: 22_014, gross: 137_875, currency: 'EUR', currency_decimals: 2 },
  ...more,
});
const payment = entry({ kind: 'payment', rate: null, category: '', net: 0, tax: 0, gross: -137_875 });

const books: DatevBooks = {
  ...{ adviser: 29_098, client: 55_003, yearBegins: '2026-01-01', currency: 'EUR' },
  debtorOf: (id) => 10_000 + id,
  sidesOf: ({ kind, rate, net, tax, gross }) => {
    if (kind === 'payment') return [[1200, gross]];
    return rate === 19
      ? [[8400, gross]]
      : [
          [8200, net],
          [1770, tax],
        ];
  },
};
const made = new Date('2026-12-01T09:30:15.123Z');
const lines = (entries: readonly LedgerEntry[]) =>
  iconv.decode(toDatev(entries, monthOf('2026-11'), books, made), 'windows1252').split('\r\n');

test.each([
  ['2026-11', '2026-11-30'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s ends on %s', (month, to) => expect(monthOf(month)).toEqual({ from: `${month}-01`, to }));

describe('a posting batch for DATEV', () => {
  test('has a header of 31 fields with the period, and amounts above 0 with their side', () => {
    const [header, columns, invoice, paid, end] = lines([entry(), payment]);
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201093015123;;"RE";;;29098;55003;20260101;4;20261101;20261130;"Ausgangsrechnungen";;1;0;0;"EUR";;;;;"03";;;;',
    );
    expect(header!.split(';')).toHaveLength(31);
    expect(columns!.split(';').slice(0, 3)).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'WKZ Umsatz',
    ]);
    expect(invoice).toBe('1378,75;"S";"EUR";;;;10007;8400;;0311;"INV-000007";;;"Königlich & „Söhne“"');
    expect(paid).toBe('1378,75;"H";"EUR";;;;10007;1200;;0311;"INV-000007";;;"Königlich & „Söhne“"');
    expect(end).toBe('');
  });

  test('has revenue and tax apart where no account computes the tax', () => {
    const [, , net, tax, end] = lines([entry({ rate: 25, net: -80_00, tax: -20_00, gross: -100_00 })]);
    expect([net, tax, end]).toEqual([
      expect.stringMatching(/^80,00;"H";"EUR";;;;10007;8200;/),
      expect.stringMatching(/^20,00;"H";"EUR";;;;10007;1770;/),
      '',
    ]);
  });

  test('has names of at most 60 characters on one line', () => {
    const [, , row] = lines([entry({ client_name: `A\n"B"${'x'.repeat(80)}` })]);
    expect(row).toContain(`"A ""B""${'x'.repeat(55)}"`);
  });

  test('is none for another currency, whose rate the ledger does not have', () => {
    expect(() => lines([entry({ currency: 'USD', number: 'INV-8' })])).toThrow('INV-8 is in USD');
  });
});

describe('journal entries for QuickBooks', () => {
  const accounts = {
    ...{ receivable: 'Accounts Receivable (A/R)', taxPayable: 'Sales Tax Payable' },
    counterOf: ({ kind }: LedgerEntry) => (kind === 'payment' ? 'Checking' : 'Sales'),
  };
  type Row = Record<'Journal No.' | 'Journal Date' | 'Account Name' | 'Debits' | 'Credits' | 'Name', string>;
  const rows = (entries: readonly LedgerEntry[]) =>
    parse(toQuickBooks(entries, accounts), { columns: true }) as unknown as Row[];

  test('debit the client and credit revenue and tax; a payment the other way round', () => {
    const shown = rows([entry(), payment]).map((row) => [
      row['Journal No.'],
      row['Account Name'],
      row.Debits,
      row.Credits,
    ]);
    expect(shown).toEqual([
      ['1', 'Accounts Receivable (A/R)', '1378.75', ''],
      ['1', 'Sales', '', '1158.61'],
      ['1', 'Sales Tax Payable', '', '220.14'],
      ['2', 'Accounts Receivable (A/R)', '', '1378.75'],
      ['2', 'Checking', '1378.75', ''],
    ]);
    expect(rows([entry()])[0]).toMatchObject({ 'Journal Date': '11/03/2026', Name: 'Königlich & „Söhne“' });
  });

  test('run no formula that a client has as a name', () => {
    expect(rows([entry({ client_name: '=1+1' })])[0]!.Name).toBe("'=1+1");
  });

  test('are balanced, whatever the entries are', () => {
    const amounts = fc.integer({ min: -1e9, max: 1e9 });
    const entries = fc.array(
      fc.record({ net: amounts, tax: amounts }).map(({ net, tax }) => entry({ net, tax, gross: net + tax })),
    );
    const cents = (text: string) => Math.round(Number(text || 0) * 100);
    fc.assert(
      fc.property(entries, (all) => {
        const balances = new Map<string, number>();
        for (const row of rows(all))
          balances.set(
            row['Journal No.'],
            (balances.get(row['Journal No.']) ?? 0) + cents(row.Debits) - cents(row.Credits),
          );
        expect([...balances.values()].filter((balance) => balance !== 0)).toEqual([]);
      }),
    );
  });
});

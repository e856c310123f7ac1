import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ComparedClient, reasonsOf } from './likeness.ts';

const company = (company_name: string, more: ComparedClient = {}): ComparedClient => ({
  company_name,
  type: 'organization',
  ...more,
});
const person = (company_name: string, more: ComparedClient = {}): ComparedClient => ({
  ...company(company_name, more),
  type: 'person',
});

describe('two clients are probably the same', () => {
  test.each([
    ['Alfreds Futterkiste', 'alfreds  FUTTERKISTE'],
    ['Alfreds Futterkiste', 'Alfred Futterkiste'],
    ['Müller GmbH & Co. KG', 'Mueller'],
    ['Müller GmbH', 'Muller'],
    ['Microsoft Corp.', 'Mircosoft Corporation'],
    ['Around the Horn', 'Horn, Around the'],
    ['Bólido Comidas preparadas S.L.', 'Bolido Comidas Preparadas'],
    ['Coca-Cola', 'Coca Cola'],
    ['3M', '3M Company'],
    ['Tokyo Traders 株式会社', 'Tokyo Traders 株式会社'],
  ])('by their names %p and %p', (one, other) => {
    expect(reasonsOf(company(one), company(other))).toEqual(['name']);
  });

  test.each<[string, ComparedClient, ComparedClient, string]>([
    ['email', { email: 'Info@Alfreds.example' }, { email: ' info@alfreds.example' }, 'email'],
    [
      'number, with and without the code of its country',
      { phone: '030 901820', country_code: 'DE' },
      { phone: '+49 30 901820' },
      'phone',
    ],
    ['VAT number', { vat_number: 'DE 123.456.789' }, { vat_number: 'de123456789' }, 'vat_number'],
  ])('by their %s', (_value, one, other, reason) => {
    expect(reasonsOf(company('One', one), company('Another', other))).toEqual([reason]);
  });
});

describe('two clients are others', () => {
  test.each([
    ['Ernst Handel', 'Ernst Handwerk'],
    ['AB', 'AC'],
    ['GmbH', 'AG'],
    ['', ''],
    ['Bank of Spain', 'Bank of Japan'],
  ])('with the names %p and %p', (one, other) => {
    expect(reasonsOf(company(one), company(other))).toEqual([]);
  });

  test('of the same name with different VAT numbers', () => {
    const [one, other] = [company('Sparkasse', { vat_number: 'DE1' }), company('Sparkasse', { vat_number: 'DE2' })];
    expect(reasonsOf(one, other)).toEqual([]);
  });

  test('of the same name, if they are persons with different addresses', () => {
    const named = (email: string) => person('John Smith', { email });
    expect(reasonsOf(named('john@a.example'), named('smith@b.example'))).toEqual([]);
    expect(reasonsOf(named('john@a.example'), person('John Smith'))).toEqual(['name']);
  });

  test('with numbers of different countries that are dialed alike, or with extensions', () => {
    const dialed = (country_code: string) => ({ phone: '030 901820', country_code });
    expect(reasonsOf(company('One', dialed('DE')), company('Another', dialed('IT')))).toEqual([]);
    expect(reasonsOf(company('One', { phone: '12' }), company('Another', { phone: '12' }))).toEqual([]);
  });
});

test('the order of two clients does not matter', () => {
  const text = fc.constantFrom(
    '',
    'Müller GmbH',
    'Mueller',
    'Muller AG',
    'a@b.example',
    '+49 30 901820',
    '030901820',
    'DE1',
    'DE2',
  );
  const client = fc.record({
    ...{ company_name: text, email: text, phone: text, vat_number: text },
    type: fc.constantFrom('organization' as const, 'person' as const),
    country_code: fc.constantFrom('', 'DE', 'IT'),
  });
  fc.assert(
    fc.property(client, client, (one, other) => {
      expect(new Set(reasonsOf(one, other))).toEqual(new Set(reasonsOf(other, one)));
    }),
  );
});

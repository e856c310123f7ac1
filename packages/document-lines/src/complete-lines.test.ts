import { errorsOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { completeLines, type SentLine } from './complete-lines.ts';
import type { StoredLine, TaxSnapshot, WithLines } from './stored-lines.ts';

const catalogue = new Map([
  [
    1,
    {
      ...{ title: 'Chai', rate: '1800', unit_type: 'box', currency: 'EUR' },
      prices: [{ currency: 'JPY', rate: '2500' }],
    },
  ],
  [2, { title: 'Chang', rate: '1900.5', unit_type: '' }],
]);
const vat = { tax_id: 5, title: 'VAT', rate: '19', category: 'S' };
const reduced = { tax_id: 6, title: 'Reduced', rate: '7', category: 'S' };
const taxes = new Map([vat, reduced].map((tax) => [tax.tax_id, tax]));
const found = { items: catalogue, taxes };

const completeAll = (lines: SentLine[], before?: WithLines, currency = 'EUR') =>
  completeLines(lines, {
    ...{ found, before, field: 'items' },
    pricing: { currency, organization: 'EUR' },
  });
const complete = (lines: SentLine[], before: StoredLine[] = []) => completeAll(lines, { items: before }).lines;

const violationsOf = (lines: SentLine[], before: StoredLine[] = [], documentTaxes: TaxSnapshot[] = []) =>
  errorsOf((async () => completeAll(lines, { items: before, taxes: documentTaxes }))());

const stored = (line: { item_id?: number; quantity: string; rate: string }): StoredLine => ({
  ...line,
  title: 'before',
  quantity: mongo.Decimal128.fromString(line.quantity),
  rate: mongo.Decimal128.fromString(line.rate),
});

describe('an item', () => {
  test('supplies a title, a rate and a unit that are left out, and no other', async () => {
    expect(
      complete([
        { item_id: 1, title: '', quantity: '2' },
        { item_id: 1, title: '', quantity: '2', unit_type: 'crate' },
        { item_id: 2, title: 'Chang, chilled', quantity: '1' },
        { item_id: 2, title: ' ', quantity: '1', rate: '0' },
        { title: 'Freight', quantity: '1', rate: '500' },
      ]),
    ).toEqual([
      { item_id: 1, title: 'Chai', quantity: '2', rate: '1800', unit_type: 'box' },
      { item_id: 1, title: 'Chai', quantity: '2', rate: '1800', unit_type: 'crate' },
      { item_id: 2, title: 'Chang, chilled', quantity: '1', rate: '1900.5' },
      { item_id: 2, title: 'Chang', quantity: '1', rate: '0' },
      { title: 'Freight', quantity: '1', rate: '500' },
    ]);
  });

  test('supplies its price in the currency of the document', async () => {
    const rates = (currency: string, item_id: number) =>
      completeAll([{ item_id, quantity: '1' }], undefined, currency).lines.map(({ rate }) => rate);
    expect(rates('EUR', 1)).toEqual(['1800']);
    expect(rates('JPY', 1)).toEqual(['2500']);
    // An item without a currency has that of the organization.
    expect(rates('EUR', 2)).toEqual(['1900.5']);
  });

  test('without a price in the currency of the document needs a rate, and the line is named', async () => {
    const lines = [
      { item_id: 1, quantity: '1' },
      { item_id: 2, quantity: '1', rate: '5' },
    ];
    const message = 'items[0].rate is required for an item without a price in USD.';
    expect(() => completeAll(lines, undefined, 'USD')).toThrow(
      expect.objectContaining({ violations: [{ field: 'items[0].rate', code: 'required', message }] }),
    );
  });

  test('that there is not is refused, naming the line', async () => {
    expect(
      await violationsOf([
        { item_id: 1, quantity: '1' },
        { item_id: 9, quantity: '1' },
      ]),
    ).toEqual(['items[1].item_id unknown_reference']);
  });

  test('that was deleted stays in the lines that have it, if they say all themselves', async () => {
    const before = [stored({ item_id: 9, quantity: '1', rate: '5' })];
    expect(await violationsOf([{ item_id: 9, title: 'x', quantity: '2', rate: '5' }], before)).toEqual([]);
    expect(await violationsOf([{ item_id: 9, quantity: '2' }], before)).toEqual([
      'items[0].title required',
      'items[0].rate required',
    ]);
  });
});

describe('a tax', () => {
  const line = { title: 'x', quantity: '1', rate: '1' };

  test('is returned with its current values, once', async () => {
    const lines = [[6], [6, 5], []].map((tax_ids) => ({ ...line, tax_ids }));
    const before = { items: [], taxes: [{ ...vat, rate: '16' }] };
    expect(completeAll(lines, before).taxes).toEqual([reduced, vat]);
  });

  test('that there is not is refused, naming the line', async () => {
    expect(await violationsOf([line, { ...line, tax_ids: [5, 8] }])).toEqual(['items[1].tax_ids unknown_reference']);
  });

  test('that was deleted stays in the documents that have it, with its former values', async () => {
    const deleted = { tax_id: 8, title: 'Old VAT', rate: '16', category: 'S' };
    expect(completeAll([{ ...line, tax_ids: [8] }], { taxes: [deleted] }).taxes).toEqual([deleted]);
  });
});

test('a line without an item needs a title and a rate', async () => {
  expect(
    await violationsOf([
      { item_id: 1, quantity: '1' },
      { title: '', quantity: '1', rate: '' },
    ]),
  ).toEqual(['items[1].title required', 'items[1].rate required']);
});

describe('the total of a line that is sent', () => {
  const line = { title: 'x', quantity: '2.5', rate: '10' };

  test('may be its own, or the one that was shown before', async () => {
    const before = [stored({ quantity: '7', rate: '1' }), stored({ quantity: '1', rate: '10' })];
    expect(await violationsOf([{ ...line, total: '25.0' }])).toEqual([]);
    expect(await violationsOf([{ ...line, total: '10' }], before)).toEqual([]);
  });

  test('may have been rounded to what JSON holds', async () => {
    expect(
      await violationsOf([
        { title: 'x', quantity: '123456789.123', rate: '99999.9999', total: String(Number('12345678899954.3210877')) },
      ]),
    ).toEqual([]);
  });

  test('is refused when it is another', async () => {
    expect(await violationsOf([{ ...line, total: '24' }])).toEqual(['items[0].total read_only']);
    expect(await violationsOf([{ ...line, total: '0' }])).toEqual(['items[0].total read_only']);
  });

  test('is not stored', async () => {
    expect(complete([{ ...line, total: '25' }])).toEqual([line]);
  });
});

describe('the net and the tax of a line that are sent', () => {
  const line = { title: 'x', quantity: '1', rate: '100', tax_ids: [5] };
  const before = [{ ...stored({ quantity: '1', rate: '200' }), tax_ids: [5] }];

  test('may be those that were shown before', async () => {
    expect(await violationsOf([{ ...line, net: 200, tax_total: 38 }], before, [vat])).toEqual([]);
    expect(await violationsOf([{ ...line, net: 0, tax_total: 0 }], before, [vat])).toEqual([]);
    const shown = { amount: 200, taxes: [{ tax_id: 5, base: 200, amount: 38 }] };
    expect(await violationsOf([{ ...line, ...shown }], before, [vat])).toEqual([]);
    expect(await violationsOf([{ ...line, amount: 0, taxes: [] }], before, [vat])).toEqual([]);
  });

  test('are refused when they are others, and are not stored', async () => {
    expect(await violationsOf([{ ...line, net: 100, tax_total: 19 }], before, [vat])).toEqual([
      'items[0].net read_only',
      'items[0].tax_total read_only',
    ]);
    const other = { amount: 100, taxes: [{ tax_id: 5, base: 200, amount: 37 }] };
    expect(await violationsOf([{ ...line, ...other }], before, [vat])).toEqual([
      'items[0].amount read_only',
      'items[0].taxes read_only',
    ]);
    expect(complete([{ ...line, net: 0, tax_total: 0, amount: 0, taxes: [] }])).toEqual([line]);
  });
});

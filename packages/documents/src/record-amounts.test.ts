import { describe, expect, test } from '@jest/globals';
import { cases } from '../test/sample-cases.ts';
import { amountsOfRecord, type DocumentRecord } from './record-amounts.ts';

const tax = { tax_id: 1, title: 'VAT 19 %', rate: '19', category: 'S' };
const record = (more: Partial<DocumentRecord>): DocumentRecord => ({
  items: [],
  taxes: [],
  subtotal: 0,
  discount_total: 0,
  total: 0,
  ...more,
});
const item = {
  ...{ title: 'Chai', quantity: '2', rate: '5950', total: '11900', unit_type: '', tax_ids: [1] },
  ...{ amount: 11900, taxes: [] },
};

describe('the amounts of a record', () => {
  test('are printed without taxes if prices are', () => {
    const amounts = amountsOfRecord(
      record({
        items: [{ ...item, discount_percent: '10', net: 10710, tax_total: 1832 }],
        taxes: [{ ...tax, base: 9639, amount: 1831 }],
        discount_percent: '10',
        subtotal: 10710,
        discount_total: 1071,
        total: 11470,
      }),
    );
    expect(amounts).toMatchObject({ subtotal: 10710, discount_total: 1071, discount_percent: '10', total: 11470 });
    expect(amounts.lines).toMatchObject([{ amount: '10710', discount_percent: '10', taxes: [{ rate: '19' }] }]);
  });

  test('are printed with taxes if prices include them', () => {
    const amounts = amountsOfRecord(
      record({
        items: [{ ...item, net: 10000, tax_total: 1805 }],
        taxes: [{ ...tax, base: 9500, amount: 1805 }],
        prices_include_tax: true,
        subtotal: 10000,
        discount_total: 500,
        total: 11305,
      }),
    );
    expect(amounts).toMatchObject({ subtotal: 11900, discount_total: 595, total: 11305, prices_include_tax: true });
    expect(amounts.lines).toMatchObject([{ amount: '11900', net: 10000 }]);
  });

  test('have what is withheld apart from the taxes', () => {
    const withheld = [{ tax_id: 7, title: 'IRPF 15 %', rate: '-15', base: 10000, amount: 1500 }];
    const amounts = amountsOfRecord(
      record({
        items: [{ ...item, tax_ids: [1, 7], net: 10000, tax_total: 1900 }],
        taxes: [{ ...tax, base: 10000, amount: 1900 }],
        ...{ withheld, subtotal: 10000, total: 11900 },
      }),
    );
    expect(amounts).toMatchObject({ total: 11900, withheld: [{ title: 'IRPF 15 %', rate: '-15', amount: 1500 }] });
    expect(amounts.lines[0]!.taxes).toEqual([{ title: 'VAT 19 %', rate: '19', category: 'S' }]);
  });

  test.each(Object.entries(cases))(
    'add up as printed: %s',
    (_name, { lines, subtotal, discount_total, taxes, total, ...rest }) => {
      expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(subtotal);
      const added = rest.prices_include_tax ? 0 : taxes.reduce((sum, { amount }) => sum + amount, 0);
      expect(subtotal - discount_total + added).toBe(total);
    },
  );
});

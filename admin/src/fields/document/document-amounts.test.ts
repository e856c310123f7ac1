import { computeDocument } from '@bms/money';
import { EXAMPLES } from '@bms/money/examples';
import { describe, expect, test } from '@jest/globals';
import { amountsOf, lineText, rateOfItem, type ShownTax, taxesOf } from './document-amounts.ts';

const vat: ShownTax = { tax_id: 1, title: 'VAT', rate: 19 };
const line = { title: 'x', quantity: 1, rate: 100, tax_ids: [1] };

describe('the amounts of a document that is edited', () => {
  test.each(EXAMPLES.map(({ name, document }) => [name, document] as const))(
    'are those of the service: %s',
    (_name, { lines, taxes = [], ...rest }) => {
      const numbered = lines.map((one) => ({ ...one, quantity: Number(one.quantity), rate: Number(one.rate) }));
      const titled = taxes.map((tax) => ({ ...tax, title: '', rate: Number(tax.rate) }));
      const { taxes: shown, ...amounts } = amountsOf({ ...rest, items: numbered }, titled)!;
      const { taxes: computed, ...service } = computeDocument({ lines, taxes, ...rest });
      expect(amounts).toEqual(service);
      expect(shown).toMatchObject(computed.map(({ rate: _rate, ...tax }) => tax));
    },
  );

  test('count incomplete lines and discounts as 0', () => {
    const items = [
      { quantity: null, rate: 5, tax_ids: [1] },
      undefined,
      { quantity: 1, rate: 'x' },
      { quantity: 1, rate: 0.00001 },
      { quantity: 2, rate: 4, discount_percent: '', discount_amount: 'x' },
    ];
    expect(amountsOf({ items, discount_percent: 'x' }, [vat])!.total).toBe(8n);
    expect(amountsOf({ items: null }, [])!.total).toBe(0n);
  });

  test('have what clients withhold outside of their taxes and total', () => {
    const irpf = { tax_id: 2, title: 'IRPF 15 %', rate: -15 };
    const document = { items: [{ ...line, rate: 119, tax_ids: [1, 2] }], prices_include_tax: true };
    expect(amountsOf(document, [vat, irpf])).toMatchObject({
      ...{ total: 119n, withheld_total: 15n },
      taxes: [{ tax_id: 1, base: 100n, amount: 19n }],
      withheld: [{ tax_id: 2, title: 'IRPF 15 %', base: 100n, amount: 15n }],
    });
  });

  test('leave out taxes that the user cannot see', () => {
    expect(amountsOf({ items: [{ ...line, tax_ids: [7] }] }, [vat])!.total).toBe(100n);
  });

  test('are unknown while a discount exceeds what it applies to', () => {
    expect(amountsOf({ items: [{ ...line, discount_amount: 101 }] }, [vat])).toBeUndefined();
    expect(amountsOf({ items: [line], discount_percent: 101 }, [vat])).toBeUndefined();
  });
});

test('the amount of a line is exact, and rounded less its discount', () => {
  const lines = [
    { quantity: 2.5, rate: 1 },
    { quantity: 2, rate: 3 },
    {},
    { quantity: 1, rate: 99.5, discount_percent: 10 },
    { quantity: 1, rate: 99.5, discount_amount: 99 },
    { quantity: 1, rate: 99.5, discount_amount: 1000 },
  ];
  expect(lines.map(lineText)).toEqual(['2.5', '6', '0', '90', '1', '0']);
});

describe('the taxes of a document that is edited', () => {
  const former = { ...vat, rate: 16 };
  const deleted = { tax_id: 9, title: 'Old', rate: 5 };
  const record = { items: [{ ...line, net: 100, total: 100 }], taxes: [former, deleted] };

  test('are those that it has, as long as its lines are unchanged', () => {
    expect(taxesOf([{ ...line, discount_percent: null }], record, [vat])).toEqual([former, deleted]);
  });

  test('have those that are withheld', () => {
    const irpf = { tax_id: 2, title: 'IRPF 15 %', rate: -15 };
    expect(taxesOf(record.items, { ...record, withheld: [irpf] }, [])).toEqual([former, deleted, irpf]);
  });

  test('are the current ones in a new document, and once its lines are changed', () => {
    expect(taxesOf([line], undefined, [vat])).toEqual([vat]);
    expect(taxesOf([{ ...line, quantity: 2 }], record, [vat])).toEqual([vat, deleted]);
  });
});

const item = { rate: 1800, currency: 'EUR', prices: [{ currency: 'JPY', rate: 2500 }] };

test.each([
  ['EUR', 1800],
  ['JPY', 2500],
  ['USD', null],
])('the rate of an item in %s is %j', (currency, rate) => {
  expect(rateOfItem(item, currency)).toBe(rate);
});

test('an item of a list has no rate in another currency', () => {
  expect(rateOfItem({ rate: 1800, currency: 'EUR' }, 'JPY')).toBeNull();
});

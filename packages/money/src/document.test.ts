import { describe, expect, test } from '@jest/globals';
import { EXAMPLES } from '../test/examples.ts';
import { computeDocument, DiscountError, type DocumentInput } from './document.ts';

describe('the amounts of a document', () => {
  test.each(EXAMPLES.map(({ name, ...example }) => [name, example] as const))('%s', (_name, example) => {
    const { document, ...amounts } = example;
    const { lines, taxes, ...rest } = computeDocument(document);
    const shown = {
      subtotal: Number(rest.subtotal),
      discount_total: Number(rest.discount_total),
      taxes: taxes.map(({ tax_id, base, amount }) => [tax_id, Number(base), Number(amount)]),
      total: Number(rest.total),
      lines: lines.map(({ net, tax_total }) => [Number(net), Number(tax_total)]),
    };
    expect(shown).toEqual(amounts);
  });

  test.each(EXAMPLES.map(({ name, document }) => [name, document] as const))(
    'are the same with the lines in reverse order: %s',
    (_name, document) => {
      const { lines: _lines, ...amounts } = computeDocument(document);
      expect(computeDocument({ ...document, lines: document.lines.toReversed() })).toMatchObject(amounts);
    },
  );

  test('have the taxes with all their members, the highest rate first', () => {
    const taxes = [
      { tax_id: 2, title: 'Reduced', rate: '7', category: 'S' },
      { tax_id: 1, title: 'Standard', rate: '19', category: 'S' },
      { tax_id: 9, title: 'Unused', rate: '50', category: 'S' },
    ];
    const lines = [{ quantity: '1', rate: '100', tax_ids: [2, 1] }];
    expect(computeDocument({ lines, taxes }).taxes).toEqual([
      { ...taxes[1], base: 100n, amount: 19n },
      { ...taxes[0], base: 100n, amount: 7n },
    ]);
  });

  test('are exact beyond the safe integers', () => {
    const lines = [{ quantity: '999999999999.999', rate: '99999999999.9999', tax_ids: [1] }];
    const { subtotal, taxes, total } = computeDocument({ lines, taxes: [{ tax_id: 1, rate: '19.9999' }] });
    expect(subtotal).toBe(99_999_999_999_999_800_000_000n);
    expect(taxes[0]!.amount).toBe(19_999_899_999_999_960_000_200n);
    expect(total).toBe(subtotal + taxes[0]!.amount);
  });
});

describe('a discount', () => {
  const line = { quantity: '1', rate: '99.5' };
  const limitsOf = (document: DocumentInput) => {
    try {
      computeDocument(document);
      return [];
    } catch (error) {
      if (error instanceof DiscountError) return error.discounts;
      throw error;
    }
  };

  test('can be the whole amount as it is shown, and no more', () => {
    expect(limitsOf({ lines: [{ ...line, discount_amount: 100 }] })).toEqual([]);
    expect(limitsOf({ lines: [line, { ...line, discount_amount: 101 }] })).toEqual([{ line: 1, limit: 100n }]);
    expect(limitsOf({ lines: [line, line], discount_amount: 200 })).toEqual([]);
    expect(limitsOf({ lines: [line, line], discount_amount: 201 })).toEqual([{ line: undefined, limit: 200n }]);
    expect(limitsOf({ lines: [{ ...line, discount_percent: '100.0001' }] })).toEqual([{ line: 0, limit: 100n }]);
    expect(limitsOf({ lines: [], discount_amount: 1 })).toEqual([{ line: undefined, limit: 0n }]);
  });

  test('is a percentage or an amount', () => {
    const discount = { discount_percent: '1', discount_amount: 1 };
    expect(() => computeDocument({ lines: [{ ...line, ...discount }] })).toThrow('not both');
    expect(() => computeDocument({ lines: [line], ...discount })).toThrow('not both');
  });
});

test.each([
  ['a quantity with 7 decimal places', { quantity: '0.0000001', rate: '1' }],
  ['a rate with 5 decimal places', { quantity: '1', rate: '0.00001' }],
  ['a negative rate', { quantity: '1', rate: '-1' }],
  ['a text', { quantity: 'x', rate: '1' }],
  ['a tax that is not given', { quantity: '1', rate: '1', tax_ids: [1] }],
])('%s is a RangeError', (_what, line) => {
  expect(() => computeDocument({ lines: [line] })).toThrow(RangeError);
});

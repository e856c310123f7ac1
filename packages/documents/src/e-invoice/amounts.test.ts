import { describe, expect, test } from '@jest/globals';
import { cases } from '../../test/sample-cases.ts';
import { invoiceAmounts } from './amounts.ts';

describe('the amounts of an electronic invoice', () => {
  test.each(Object.entries(cases))('add up: %s', (_name, document) => {
    const { lines, groups } = invoiceAmounts(document);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(groups.map(({ lines: nets }) => nets))).toBe(sum(lines.map(({ net }) => net)));
    for (const { lines: nets, discount, base } of groups) expect(nets - discount).toBe(base);
    expect(sum(groups.map(({ base, amount }) => base + amount))).toBe(document.total);
    for (const { line, price, discount, net } of lines)
      expect(Math.abs(Number(line.quantity) * Number(price) - discount - net)).toBeLessThanOrEqual(1);
  });

  test('are those of the document if prices are without taxes', () => {
    const document = cases['a document discount']!;
    const { lines, groups } = invoiceAmounts(document);
    expect(lines.map(({ net, discount }) => ({ net, discount }))).toEqual([
      { net: 90000, discount: 10000 },
      { net: 20000, discount: 0 },
    ]);
    expect(groups.map(({ discount }) => discount)).toEqual([4500, 1000]);
    expect(groups.reduce((sum, { discount }) => sum + discount, 0)).toBe(document.discount_total);
  });

  test('have one group for each category and rate', () => {
    const { groups } = invoiceAmounts(cases['two names of one rate']!);
    expect(groups).toEqual([{ category: 'S', rate: '19', lines: 1998, discount: 0, base: 1998, amount: 380 }]);
  });
});

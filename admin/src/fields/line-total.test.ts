import { expect, test } from '@jest/globals';
import { lineTotal, totalOf } from './line-total.ts';

test('lines are added up exactly and rounded half up once', () => {
  expect(totalOf([{ quantity: 2, rate: 100 }])).toBe(200n);
  expect(
    totalOf([
      { quantity: 0.1, rate: 3 },
      { quantity: 0.2, rate: 1 },
    ]),
  ).toBe(1n);
  expect(totalOf([{ quantity: 1.5, rate: 1 }])).toBe(2n);
  expect(totalOf([{ quantity: 0.001, rate: 499.9999 }])).toBe(0n);
  expect(totalOf([{ quantity: '3', rate: '33.3333' }])).toBe(100n);
});

test('an incomplete line counts as zero', () => {
  expect(totalOf([{ quantity: null, rate: 5 }, {}, { quantity: 1, rate: 'x' }, { quantity: 2, rate: 4 }])).toBe(8n);
});

test('the total of a line is shown without additional digits', () => {
  expect([{ quantity: 2.5, rate: 1 }, { quantity: 2, rate: 3 }, {}].map(lineTotal)).toEqual(['2.5', '6', '0']);
});

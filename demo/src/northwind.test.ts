import { describe, expect, test } from '@jest/globals';
import { rateInCents, readCustomers, readOrders, totalInCents } from './northwind.ts';

describe('the Northwind orders', () => {
  const orders = readOrders();

  test('have all their lines', () => {
    expect([orders.length, orders.flatMap(({ lines }) => lines).length]).toEqual([830, 2155]);
  });

  test('sum up to the known total, before discounts', () => {
    const lines = orders.flatMap((order) => order.lines).map((line) => ({ ...line, discount: '0' }));
    expect(totalInCents(lines)).toBe(135_445_859);
  });

  test('have rates of at most four decimals', () => {
    const rates = orders.flatMap(({ lines }) => lines.map(rateInCents));
    expect(rates.filter((rate) => !/^\d+(\.\d{1,4})?$/.test(String(rate)))).toEqual([]);
  });
});

test('the Northwind customers have no white space at the ends of their fields, which the API removes', () => {
  const fields = readCustomers().flatMap((customer) => Object.values(customer) as string[]);
  expect(fields.filter((field) => field !== field.trim())).toEqual([]);
});

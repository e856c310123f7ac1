import { expect, test } from '@jest/globals';
import { amountsOf } from '../../fields/document/document-amounts.ts';
import { creditLeft } from './credit-left.ts';
import { creditAmounts, creditedDocument, creditedLines } from './credited-document.ts';

const taxes = [{ tax_id: 1, title: 'VAT 19 %', rate: 19 }];
const line = { title: 'X', quantity: 10, rate: 8000, tax_ids: [1], total: 80_000, net: 80_000 };
const totalOf = (invoice: object, items: readonly object[]) =>
  amountsOf(creditedDocument(invoice, items), taxes)?.total;

test('a credit note of all lines of an invoice has its total, with the discount', () => {
  const invoice = { items: [line], discount_amount: 60_000, total: 23_800 };
  expect(totalOf(invoice, creditedLines(invoice))).toBe(23_800n);
  const byPercent = { items: [line], discount_percent: 75, total: 23_800 };
  expect(totalOf(byPercent, creditedLines(byPercent))).toBe(23_800n);
});

test('a credit note of some lines has their share of the discount', () => {
  const invoice = { items: [line], discount_amount: 60_000 };
  expect(totalOf(invoice, [{ ...line, quantity: 2 }])).toBe(4760n);
  expect(totalOf(invoice, [{ ...line, quantity: undefined }])).toBe(0n);
});

test('the lines of an invoice begin a credit note without the amounts that the service sets', () => {
  expect(creditedLines({ items: [line] })).toEqual([{ title: 'X', quantity: 10, rate: 8000, tax_ids: [1] }]);
  expect(creditLeft({ total: 500, credit_notes: [{ id: 1, total: 200 }] })).toBe(300);
});

test('a credit note withholds its share of the invoice, as in the service', () => {
  const irpf = { tax_id: 2, title: 'IRPF 15 %', rate: -15 };
  const items = [{ ...line, tax_ids: [1, 2] }];
  expect(creditAmounts({ items }, [...taxes, irpf], [], [{ ...items[0]!, quantity: 1 }])).toMatchObject({
    total: 9520n,
    withheld: [{ tax_id: 2, base: 8000n, amount: 1200n }],
    withheld_total: 1200n,
  });
});

test('the last credit note takes the remainder of the tax, as in the service', () => {
  const reduced = [{ tax_id: 1, title: 'VAT 7 %', rate: 7 }];
  const unit = { title: 'X', quantity: 1, rate: 1250, tax_ids: [1] };
  const invoice = { items: [{ ...unit, quantity: 2 }], total: 2675 };
  expect(creditAmounts(invoice, reduced, [], [unit])?.total).toBe(1338n);
  expect(creditAmounts(invoice, reduced, [unit], [unit])?.total).toBe(1337n);
  expect(creditAmounts(invoice, reduced, [unit], [unit, { quantity: undefined }])?.total).toBe(1337n);
  expect(creditAmounts(invoice, reduced, [unit, unit], [unit])).toBeUndefined();
});

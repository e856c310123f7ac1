import { describe, expect, test } from '@jest/globals';
import { type CreditError, computeCredit } from './credit.ts';
import { restOfLines } from './credit-rest.ts';
import type { DocumentInput, DocumentLine } from './document.ts';

const taxes = [
  { tax_id: 1, rate: '19' },
  { tax_id: 2, rate: '7' },
];
const at = (tax: number, quantity: string, rate: string): DocumentLine => ({ quantity, rate, tax_ids: [tax] });
const totals = (invoice: DocumentInput, steps: readonly DocumentLine[][]): number[] =>
  steps.map((lines, step) => Number(computeCredit(invoice, steps.slice(0, step).flat(), lines).total));
const excessOf = (invoice: DocumentInput, lines: DocumentLine[], credited: DocumentLine[] = []) => {
  try {
    computeCredit(invoice, credited, lines);
    return [];
  } catch (error) {
    return (error as CreditError).lines;
  }
};

describe('a credit note', () => {
  const discounted = { taxes, lines: [at(1, '10', '8000')] };

  test.each([{ discount_amount: 60_000 }, { discount_percent: '75' }])(
    'of a part has its share of the discount of the invoice, and the rest the rest: %j',
    (discount) => {
      const invoice = { ...discounted, ...discount };
      expect(computeCredit(invoice, [], [at(1, '2', '8000')])).toMatchObject({
        subtotal: 16_000n,
        discount_total: 12_000n,
        discount: 12_000n,
        taxes: [{ base: 4000n, amount: 760n }],
        total: 4760n,
      });
      expect(totals(invoice, [[at(1, '9', '8000')], [at(1, '1', '8000')]])).toEqual([21_420, 2380]);
    },
  );

  test('takes the remainder of the tax', () => {
    const invoice = { taxes, lines: [at(2, '2', '1250')] };
    const one = [at(2, '1', '1250')];
    expect(totals(invoice, [one, one])).toEqual([1338, 1337]);
  });

  test('of each line of a rounded sum adds up to the sum', () => {
    const rates = ['6833', '6833', '5750', '8500'];
    const invoice = { taxes: [{ tax_id: 1, rate: '20' }], lines: rates.map((rate) => at(1, '1', rate)) };
    const credited = totals(
      invoice,
      ['6833', '5750', '8500', '6833'].map((rate) => [at(1, '1', rate)]),
    );
    expect(credited.reduce((sum, total) => sum + total, 0)).toBe(33_499);
  });

  test('of a third of a line with a fraction of a cent adds up to the line after three', () => {
    const third = [at(1, '1', '33.35')];
    const amounts = (steps: number) =>
      computeCredit({ taxes, lines: [at(1, '3', '33.35')] }, Array(steps).fill(third[0]), third);
    expect([0, 1, 2].map((steps) => Number(amounts(steps).subtotal))).toEqual([33, 34, 33]);
    expect([0, 1, 2].map((steps) => Number(amounts(steps).taxes[0]!.amount))).toEqual([6, 7, 6]);
  });

  test('of lines with several prices has the amounts of the lines', () => {
    const lines = [...Array.from({ length: 5 }, () => at(1, '1', '10.5')), at(1, '1', '10000')];
    const { lines: shown } = computeCredit({ taxes, lines }, [], lines.slice(2));
    expect(shown.map(({ net }) => Number(net))).toEqual([11, 11, 11, 10_000]);
  });

  test('can credit an amount that is no line of the invoice', () => {
    expect(computeCredit(discounted, [], [at(1, '1', '5000')])).toMatchObject({ subtotal: 5000n, total: 5950n });
  });
});

describe('a line that credits more than the invoice has left of its taxes', () => {
  const invoice = { taxes, lines: [at(1, '1', '100000'), at(2, '1', '1000')] };

  test('is named, with what is left', () => {
    expect(excessOf(invoice, [at(1, '1', '100'), at(2, '1', '50000')])).toEqual([{ line: 1, left: 1000n }]);
    expect(excessOf(invoice, [at(2, '1', '800'), at(2, '1', '200'), at(2, '1', '1')])).toEqual([
      { line: 2, left: 1000n },
    ]);
    expect(excessOf(invoice, [at(2, '1', '600')], [at(2, '1', '500')])).toEqual([{ line: 0, left: 500n }]);
  });

  test('is also one with taxes that no line of the invoice has', () => {
    expect(excessOf(invoice, [{ quantity: '1', rate: '5' }])).toEqual([{ line: 0, left: 0n }]);
    expect(excessOf(invoice, [{ quantity: '1', rate: '5', tax_ids: [1, 2] }])).toEqual([{ line: 0, left: 0n }]);
  });

  test('is not one whose rounded parts exceed the rounded whole', () => {
    const halves = { taxes, lines: [at(1, '3', '33.5')] };
    const one = at(1, '1', '33.5');
    expect(excessOf(halves, [one], [one, one])).toEqual([]);
    expect(excessOf(halves, [one], [one, one, one])).toEqual([{ line: 0, left: 0n }]);
  });
});

describe('the rest of an invoice', () => {
  const invoice = { taxes, lines: [at(1, '3', '100'), at(2, '1.5', '20'), at(1, '2', '100')] };

  test('has the quantities that are not credited', () => {
    expect(restOfLines(invoice, [at(1, '3.25', '100'), at(2, '1', '20.0')])).toEqual([
      { index: 1, quantity: '0.5' },
      { index: 2, quantity: '1.75' },
    ]);
    expect(restOfLines(invoice, invoice.lines)).toEqual([]);
  });

  test('has no quantities once an amount was credited', () => {
    expect(restOfLines(invoice, [at(1, '1', '50')])).toBeUndefined();
    expect(restOfLines(invoice, [at(2, '2', '20')])).toBeUndefined();
  });
});

import type { DocumentInput } from '../src/document.ts';

/** A document with its amounts, as numbers. */
export interface Example {
  readonly name: string;
  readonly document: DocumentInput;
  readonly subtotal: number;
  readonly discount_total: number;
  /** `[tax_id, base, amount]` */
  readonly taxes: readonly (readonly [number, number, number])[];
  readonly total: number;
  /** `[net, tax_total]` */
  readonly lines: readonly (readonly [number, number])[];
}

const standard = { tax_id: 1, rate: '19' };
const reduced = { tax_id: 2, rate: '7' };
const exempt = { tax_id: 3, rate: '0' };
const surcharge = { tax_id: 4, rate: '2.5' };
const taxes = [standard, reduced, exempt, surcharge];
const one = (rate: string, tax_ids: number[] = []) => ({ quantity: '1', rate, tax_ids });

/** Worked examples, calculated by hand. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'no taxes and no discounts: the sum is rounded once, not each line',
    document: { lines: [one('0.5'), one('0.5'), one('0.5')] },
    subtotal: 2,
    discount_total: 0,
    taxes: [],
    total: 2,
    lines: [
      [1, 0],
      [1, 0],
      [0, 0],
    ],
  },
  {
    name: 'a discount of 0 is none',
    document: { lines: [{ ...one('0.5'), discount_percent: '0' }, one('0.5')], discount_amount: 0 },
    subtotal: 1,
    discount_total: 0,
    taxes: [],
    total: 1,
    lines: [
      [1, 0],
      [0, 0],
    ],
  },
  {
    name: 'one rate: the lines are rounded, the tax is rounded once',
    document: { taxes, lines: [one('0.5', [1]), one('0.5', [1]), one('0.5', [1])] },
    subtotal: 3,
    discount_total: 0,
    taxes: [[1, 3, 1]],
    total: 4,
    lines: [
      [1, 1],
      [1, 0],
      [1, 0],
    ],
  },
  {
    name: 'two rates and a line without tax',
    document: { taxes, lines: [one('10000', [1]), one('5000', [2]), one('333')] },
    subtotal: 15333,
    discount_total: 0,
    taxes: [
      [1, 10000, 1900],
      [2, 5000, 350],
    ],
    total: 17583,
    lines: [
      [10000, 1900],
      [5000, 350],
      [333, 0],
    ],
  },
  {
    name: 'the discount of a line is deducted before the line is rounded',
    document: { taxes, lines: [{ quantity: '3', rate: '33.35', tax_ids: [1], discount_percent: '10' }] },
    subtotal: 90,
    discount_total: 0,
    taxes: [[1, 90, 17]],
    total: 107,
    lines: [[90, 17]],
  },
  {
    name: 'a discount of a line without taxes rounds the lines too',
    document: { lines: [{ quantity: '1', rate: '1000', discount_amount: 250 }, one('0.5'), one('0.5')] },
    subtotal: 752,
    discount_total: 0,
    taxes: [],
    total: 752,
    lines: [
      [750, 0],
      [1, 0],
      [1, 0],
    ],
  },
  {
    name: 'the discount of the document is spread over the rates by the largest remainder',
    document: { taxes, lines: [one('100', [1]), one('100', [2]), one('100', [3])], discount_amount: 100 },
    subtotal: 300,
    discount_total: 100,
    // 33.33 each; the group of the tax with the lowest id gets the rest.
    taxes: [
      [1, 66, 13],
      [2, 67, 5],
      [3, 67, 0],
    ],
    total: 218,
    lines: [
      [100, 13],
      [100, 5],
      [100, 0],
    ],
  },
  {
    name: 'a percentage of the document is computed on the sum and rounded once',
    document: { taxes, lines: [one('999', [1]), one('999', [2])], discount_percent: '12.5' },
    subtotal: 1998,
    discount_total: 250,
    taxes: [
      [1, 874, 166],
      [2, 874, 61],
    ],
    total: 1975,
    lines: [
      [999, 166],
      [999, 61],
    ],
  },
  {
    name: 'two taxes of a line apply to its net each',
    document: { taxes, lines: [one('1000', [1, 4]), one('1000', [1])] },
    subtotal: 2000,
    discount_total: 0,
    taxes: [
      [1, 2000, 380],
      [4, 1000, 25],
    ],
    total: 2405,
    lines: [
      [1000, 215],
      [1000, 190],
    ],
  },
  {
    name: 'prices with tax: the sum of each rate is exact in the total',
    document: { taxes, prices_include_tax: true, lines: [one('999', [1]), one('999', [1]), one('499', [2])] },
    subtotal: 2145,
    discount_total: 0,
    taxes: [
      [1, 1679, 319],
      [2, 466, 33],
    ],
    total: 2497,
    lines: [
      [840, 159],
      [839, 160],
      [466, 33],
    ],
  },
  {
    name: 'prices with tax: a discount includes tax, and is shown without',
    document: { taxes, prices_include_tax: true, lines: [one('11900', [1])], discount_amount: 1190 },
    subtotal: 10000,
    discount_total: 1000,
    taxes: [[1, 9000, 1710]],
    total: 10710,
    lines: [[10000, 1710]],
  },
  {
    name: 'prices with tax: two taxes of a line are both in its price',
    document: { taxes, prices_include_tax: true, lines: [one('1215', [1, 4])] },
    subtotal: 1000,
    discount_total: 0,
    taxes: [
      [1, 1000, 190],
      [4, 1000, 25],
    ],
    total: 1215,
    lines: [[1000, 215]],
  },
  {
    name: 'prices with tax: lines without tax and with a rate of 0 stay as they are',
    document: { taxes, prices_include_tax: true, lines: [one('100'), one('200', [3]), one('119', [1])] },
    subtotal: 400,
    discount_total: 0,
    taxes: [
      [1, 100, 19],
      [3, 200, 0],
    ],
    total: 419,
    lines: [
      [100, 0],
      [200, 0],
      [100, 19],
    ],
  },
  {
    name: 'a discount of everything',
    document: { taxes, lines: [one('100.4', [1])], discount_percent: '100' },
    subtotal: 100,
    discount_total: 100,
    taxes: [[1, 0, 0]],
    total: 0,
    lines: [[100, 0]],
  },
];

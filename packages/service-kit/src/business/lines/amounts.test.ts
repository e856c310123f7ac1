import { describe, expect, test } from '@jest/globals';
import { lineTotal, sumOfLines } from './amounts.ts';

/**
 * A line within the limits of the contract: at most 15 digits in each number, 3 decimals in quantities and 4 in rates.
 */
interface Line {
  quantity: string;
  rate: string;
}

const randomInt = (below: number): number => Math.floor(Math.random() * below);

/** Returns a decimal with random digits; often with few of them, or halfway between two values. */
function randomDecimal(decimals: number, digits: number): string {
  const used = randomInt(decimals + 1);
  const whole = randomInt(10 ** (1 + randomInt(digits - used)));
  const fraction = Math.random() < 0.3 ? '5'.padEnd(used, '0') : String(randomInt(10 ** used)).padStart(used, '0');
  return used === 0 ? String(whole) : `${whole}.${fraction.slice(0, used)}`;
}

function randomLines(count: number, digits: number): Line[] {
  return Array.from({ length: count }, () => ({ quantity: randomDecimal(3, digits), rate: randomDecimal(4, digits) }));
}

/** Returns the decimal as an integer number of its smallest units. */
function units(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

const SCALE = 10n ** 7n;
const exactSum = (lines: Line[]): bigint =>
  lines.reduce((sum, { quantity, rate }) => sum + units(quantity, 3) * units(rate, 4), 0n);
const roundedHalfUp = (scaled: bigint): bigint => (scaled + SCALE / 2n) / SCALE;

describe('the total of lines', () => {
  test('is their exact sum rounded half up once, for any lines', () => {
    for (let run = 0; run < 2000; run++) {
      const lines = randomLines(1 + randomInt(20), 5);
      expect({ lines, total: BigInt(sumOfLines(lines)) }).toEqual({ lines, total: roundedHalfUp(exactSum(lines)) });
    }
  });

  test('is exact for 500 lines of all the digits that there may be, or refused', () => {
    for (let run = 0; run < 50; run++) {
      const lines = randomLines(500, run % 2 === 0 ? 7 : 15);
      const total = roundedHalfUp(exactSum(lines));
      if (total > BigInt(Number.MAX_SAFE_INTEGER)) expect(() => sumOfLines(lines)).toThrow(/must not exceed/);
      else expect(BigInt(sumOfLines(lines))).toBe(total);
    }
  });

  test('does not depend on the order of the lines', () => {
    const lines = randomLines(100, 5);
    expect(sumOfLines(lines.toReversed())).toBe(sumOfLines(lines));
  });

  test.each([
    [[['2', '100']], 200],
    [[['0.001', '0.0001']], 0],
    [[['1', '0.5']], 1],
    [[['1', '0.4999']], 0],
    [
      [
        ['0.001', '499.9999'],
        ['1', '0.0001'],
      ],
      1,
    ],
    [Array.from({ length: 3 }, () => ['1', '0.5']), 2],
    [
      [
        ['3', '33.3333'],
        ['1', '0.0001'],
      ],
      100,
    ],
    [[['1', '0']], 0],
  ])('of %j is %i', (pairs, total) => {
    expect(sumOfLines(pairs.map(([quantity = '', rate = '']) => ({ quantity, rate })))).toBe(total);
  });

  test('may be the largest safe integer and no more', () => {
    const largest = [
      { quantity: '1', rate: '9007199254740' },
      { quantity: '0.001', rate: '991.4999' },
    ];
    const most = [
      { quantity: '1000', rate: '9007199254740' },
      { quantity: '1', rate: '991.4999' },
    ];
    expect(sumOfLines(largest)).toBe(9007199254741);
    expect(sumOfLines(most)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => sumOfLines([...most, { quantity: '1', rate: '0.0001' }], 'lines')).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: 'lines', code: 'out_of_range' })] }),
    );
  });
});

test('the total of a line is exact', () => {
  for (const line of randomLines(1000, 15)) {
    expect(units(lineTotal(line), 7)).toBe(units(line.quantity, 3) * units(line.rate, 4));
  }
});

import { describe, expect, test } from '@jest/globals';
import { formatNumber, tableOf } from './table.ts';

describe('a number in a table', () => {
  test.each([
    [12_345.6, '12,346'],
    [45.67, '45.7'],
    [0.123, '0.12'],
    [Number.NaN, '-'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

test('a table has a row for each contender, by its title', () => {
  const row = {
    work: 'list',
    contender: 'express',
    requests: 10,
    perSecond: 500,
    acknowledgedPerSecond: 550,
    range: [400, 600],
    oursRatio: 1.5,
    p50: 1,
    p99: 2,
    cpuPer1000: 3,
    mongoCpuPer1000: 4,
    peakMb: 150,
  } as const;
  expect(tableOf([row], new Map([['express', 'Express 5']])).split('\n')).toEqual([
    '|  | requests/s | acknowledged/s | ours ÷ it | rounds | p50 ms | p99 ms | CPU s per 1,000 | mongod CPU s per 1,000 | peak MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| Express 5 | 500 | 550 | 1.50 | 400 to 600 | 1.00 | 2.00 | 3.00 | 4.00 | 150 |',
  ]);
});

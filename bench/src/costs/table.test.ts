import { expect, test } from '@jest/globals';
import type { RoundCosts } from './measure-round.ts';
import { formatCosts } from './table.ts';

const machine = { node: 'v24', platform: 'linux x64', cpu: 'CPU', cores: 2, memoryGb: 8, loadBefore: 0.5 };
const round = (crm: number): RoundCosts => ({
  rate: 1000,
  p50: 20,
  p99: 50,
  settleMs: 100,
  cpu: { 'bms-crm': crm, mongod: 500 },
  operations: { inserts: 3 },
});
const options = {
  builds: ['before', 'after'],
  frozen: ['activity'],
  rounds: 3,
  ms: 5000,
  connections: 32,
  dataSize: 1000,
};

test('shows the medians of each process and their sum, with a column for each build', () => {
  const works = [
    {
      work: 'update' as const,
      builds: [
        [round(300), round(200), round(250)],
        [round(100), round(100), round(400)],
      ],
    },
  ];
  const text = formatCosts({ at: '2026-01-02T00:00:00.000Z', machine, options, works });
  expect(text).toContain('### update\n\n|  | before | after |\n| --- | ---: | ---: |');
  expect(text).toContain('| CPU µs of bms-crm | 250 | 100 |');
  expect(text).toContain('| CPU µs together | 750 | 600 |');
  expect(text).toContain('| inserts of mongod | 3.00 | 3.00 |');
  expect(text).toContain('Frozen: activity.');
});

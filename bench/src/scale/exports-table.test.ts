import { expect, test } from '@jest/globals';
import { formatExports } from './exports-table.ts';

test('shows the cost of an export at each size', () => {
  const memory = { before: 100_000_000, peak: 120_400_000 };
  const cost = {
    rows: 1000,
    seconds: 0.5,
    bytes: 3_000_000,
    gateway: memory,
    service: memory,
    detailMs: { before: 4, during: 8 },
  };
  const text = formatExports({
    at: '2026-01-02T00:00:00.000Z',
    machine: { node: 'v24', platform: 'linux x64', cpu: 'CPU', cores: 2, memoryGb: 8, loadBefore: 0.5 },
    sizes: [10_000, 1_000_000],
    exports: [{ name: 'CSV', costs: [cost, { ...cost, seconds: 1 }] }],
  });
  expect(text).toContain('| CSV | 10,000 | 1,000 | 0.50 | 2,000 | 3.00 | 100 → 120 | 100 → 120 | 4.00 → 8.00 |');
  expect(text).toContain('| CSV | 1,000,000 | 1,000 | 1.00 | 1,000 |');
});

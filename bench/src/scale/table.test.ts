import { expect, test } from '@jest/globals';
import { CALLS } from './calls.ts';
import { formatScale } from './table.ts';

const machine = { node: 'v24', platform: 'linux x64', cpu: 'CPU', cores: 2, memoryGb: 8, loadBefore: 0.5 };
const cost = (p50: number, cpuMs: number) => ({ p50, cpuMs, mongodMs: 1 });
const reportOf = (small: [number, number], large: [number, number]) =>
  formatScale({
    at: '2026-01-02T00:00:00.000Z',
    machine,
    sizes: [10_000, 1_000_000],
    options: { rounds: 3, ms: 1000, connections: 4 },
    calls: [{ call: CALLS[0]!, costs: [cost(...small), cost(...large)] }],
  });

test('shows the cost of a call at both sizes with the ratios', () => {
  const text = reportOf([10, 3], [12, 4]);
  expect(text).toContain('| p50 ms at 10,000 | at 1,000,000 |');
  expect(text).toContain(`| ${CALLS[0]!.name} | 10.0 | 12.0 | 1.20 | 4.00 | 5.00 | 1.25 | yes |`);
});

test('marks a call whose duration or CPU grows by more than the wanted ratio', () => {
  expect(reportOf([10, 3], [16, 3])).toContain('**no**');
  expect(reportOf([10, 3], [10, 6])).toContain('**no**');
});

test('has paths of clients, or of searches, for each call', () => {
  for (const call of CALLS) expect(call.path(10_000, 7)).toMatch(/^\/api\/(clients(\/7|\?.+)?|search\?q=.+)$/);
});

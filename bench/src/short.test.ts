import { expect, test } from '@jest/globals';
import type { Figures } from './report/results.ts';
import { findBelowLimits } from './short.ts';

const floor = (work: Figures['work'], oursRatio: number): Figures => ({
  work,
  contender: 'floor-grpc',
  requests: 1,
  perSecond: 1,
  acknowledgedPerSecond: 1,
  range: [1, 1],
  oursRatio,
  p50: 1,
  p99: 1,
  cpuPer1000: 1,
  mongoCpuPer1000: 1,
  peakMb: 1,
});

test('a rate below its limit, and one that was not measured, are reported', () => {
  const limits = [
    { work: 'list', to: 'floor-grpc', atLeast: 0.2 },
    { work: 'detail', to: 'floor-grpc', atLeast: 0.2 },
    { work: 'create', to: 'floor-grpc', atLeast: 0.2 },
  ] as const;
  expect(findBelowLimits([floor('list', 0.2), floor('detail', 0.1)], limits)).toEqual([
    'detail: 0.10 of floor-grpc, the limit is 0.2',
    'create: - of floor-grpc, the limit is 0.2',
  ]);
});

import { expect, test } from '@jest/globals';
import type { Figures } from './results.ts';
import { judge } from './targets.ts';

const figures = (contender: string, more: Partial<Figures>): Figures => ({
  work: 'list',
  contender,
  requests: 1,
  perSecond: 1,
  acknowledgedPerSecond: 1,
  range: [1, 1],
  oursRatio: 1,
  p50: 1,
  p99: 10,
  cpuPer1000: 2,
  mongoCpuPer1000: 1,
  peakMb: 1,
  ...more,
});

test('targets are compared with what was measured, without those of contenders that were not', () => {
  expect(judge([figures('ours', { p99: 20 }), figures('nestjs', { oursRatio: 6 })])).toEqual([
    { target: 'list: 5x the rate of nestjs', measured: '6.00x', isReached: true },
    { target: 'list: 10x the rate of nestjs', measured: '6.00x', isReached: false },
    { target: 'list: p99 below that of nestjs', measured: '2.00x', isReached: false },
    { target: 'list: CPU with mongod at most 1x that of nestjs', measured: '1.00x', isReached: true },
  ]);
});

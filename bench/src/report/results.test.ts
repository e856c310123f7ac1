import { describe, expect, test } from '@jest/globals';
import type { Round } from '../rounds/round.ts';
import { summarize } from './results.ts';

const round = (contender: string, requests: number, more: Partial<Round> = {}): Round => ({
  work: 'create',
  contender,
  requests,
  ms: 1000,
  settleMs: 0,
  latencies: Float64Array.of(1, 2, 3),
  cpuSeconds: 0.5,
  mongoCpuSeconds: 0.25,
  generatorCpuSeconds: 0.1,
  peakBytes: 2e8,
  ...more,
});

describe('the summary of rounds', () => {
  test('counts the time until all effects are applied', () => {
    const [figures] = summarize([round('ours', 100, { settleMs: 3000 })]);
    expect(figures).toMatchObject({ perSecond: 25, acknowledgedPerSecond: 100 });
  });

  test('compares each round with the same round of this project', () => {
    const rounds = [
      round('ours', 100),
      round('other', 200),
      round('ours', 10),
      round('other', 10),
      round('ours', 100),
      round('other', 400),
    ];
    const figures = summarize(rounds);
    expect(figures.map(({ oursRatio }) => oursRatio)).toEqual([1, 0.5]);
    expect(figures[1]).toMatchObject({ range: [10, 400], requests: 610 });
  });

  test('has the percentiles of all rounds, and costs per 1,000 requests', () => {
    const [figures] = summarize([
      round('ours', 100),
      round('ours', 400, { latencies: Float64Array.of(9), peakBytes: 5e8 }),
    ]);
    expect(figures).toMatchObject({ p50: 3, p99: 9, cpuPer1000: 2, mongoCpuPer1000: 1, peakMb: 500 });
  });
});

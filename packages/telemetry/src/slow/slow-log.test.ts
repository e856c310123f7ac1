import { describe, expect, test } from '@jest/globals';
import { MadeCalls } from './made-calls.ts';
import { SlowLog } from './slow-log.ts';

describe('a slow log', () => {
  test('returns its entries newest first and keeps the last 50', () => {
    const log = new SlowLog<number>(100);
    expect(log.newest()).toEqual([]);
    for (let entry = 1; entry <= 3; entry++) log.add(entry);
    expect(log.newest()).toEqual([3, 2, 1]);
    for (let entry = 4; entry <= 120; entry++) log.add(entry);
    expect(log.newest()).toEqual(Array.from({ length: 50 }, (_, at) => 120 - at));
  });

  test('counts work from its threshold on as slow, and none if the threshold is 0', () => {
    const log = new SlowLog<number>(100);
    expect([99.9, 100, 5000].map((ms) => log.isSlow(ms))).toEqual([false, true, true]);
    expect(new SlowLog<number>(0).isSlow(60_000)).toBe(false);
  });
});

test('the calls of one request are limited to 50', () => {
  const calls = new MadeCalls();
  for (let at = 0; at < 60; at++) calls.add({ rpc: '/bms.crm.Clients/Get', start: at, ms: 1, code: 0 });
  expect(calls.list().map(({ start }) => start)).toEqual(Array.from({ length: 50 }, (_, at) => at));
});

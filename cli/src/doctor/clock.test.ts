import { expect, test } from '@jest/globals';
import { compareClock } from './clock.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const compare = (at: string, resolutionMs?: number) =>
  compareClock('gateway', new Date(at), NOON, NOON + 100, resolutionMs);

test('a clock that differs by less than two seconds is in order', () => {
  expect(compare('2026-11-22T12:00:02Z').status).toBe('ok');
  expect(compare('2026-11-22T11:59:58Z').status).toBe('ok');
});

test('a clock that differs by more is a problem with its direction', () => {
  expect(compare('2026-11-22T12:00:05Z').message).toBe('is 4.9 s ahead of the clock of this machine');
  expect(compare('2026-11-22T11:59:50Z').message).toBe('is 10.0 s behind the clock of this machine');
});

test('the rounding of a Date header does not count as a difference', () => {
  expect(compare('2026-11-22T11:59:57Z', 1000).status).toBe('ok');
  expect(compare('2026-11-22T11:59:56Z', 1000).status).toBe('problem');
});

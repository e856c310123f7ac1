import { describe, expect, test } from '@jest/globals';
import { indexFrom, occurrenceAt, type RecurrenceRule, type Unit } from './occurrences.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const rule = (every: Unit, starts: string, interval = 1, ends?: string): RecurrenceRule => ({
  every,
  interval,
  starts_on: day(starts),
  ...(ends && { ends_on: day(ends) }),
});
const datesOf = (given: RecurrenceRule, count: number) =>
  Array.from({ length: count }, (_, index) => occurrenceAt(given, index)?.toISOString().slice(0, 10));

describe('the occurrences of a rule', () => {
  test.each([
    [rule('week', '2026-12-28'), ['2026-12-28', '2027-01-04', '2027-01-11']],
    [rule('week', '2026-12-28', 2), ['2026-12-28', '2027-01-11', '2027-01-25']],
    [rule('month', '2027-01-31'), ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    [rule('quarter', '2026-11-30'), ['2026-11-30', '2027-02-28', '2027-05-30']],
    [rule('year', '2028-02-29'), ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    [rule('month', '2027-01-15', 1, '2027-03-14'), ['2027-01-15', '2027-02-15', undefined]],
    [rule('month', '2027-01-15', 1, '2027-02-15'), ['2027-01-15', '2027-02-15', undefined]],
  ])('of %j are %j', (given, dates) => {
    expect(datesOf(given, dates.length)).toEqual(dates);
  });

  test.each([
    [rule('month', '2027-01-31'), '2026-06-01', 0],
    [rule('month', '2027-01-31'), '2027-01-31', 0],
    [rule('month', '2027-01-31'), '2027-02-01', 1],
    [rule('month', '2027-01-31'), '2027-03-01', 2],
    [rule('month', '2027-01-31'), '2057-02-28', 361],
    [rule('week', '2027-01-01', 3), '2027-01-23', 2],
    [rule('year', '2028-02-29', 2), '2031-01-01', 2],
    [rule('month', '2027-01-01', 1, '2027-02-01'), '2027-05-01', 4],
  ])('of %j from %s on begin with index %d', (given, from, index) => {
    expect(indexFrom(given, day(from))).toBe(index);
  });
});

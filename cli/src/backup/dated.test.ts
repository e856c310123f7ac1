import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DatedBackup, datedName, expiredBackups, instantOf } from './dated.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date('2026-11-27T02:00:00Z');

const daysAgo = (days: number): string => datedName(new Date(NOW.getTime() - days * DAY_MS));
const complete = (name: string): DatedBackup => ({ name, isComplete: true });

test('the name of a backup is its time, and other names are none', () => {
  expect(datedName(NOW)).toBe('2026-11-27T02-00-00Z');
  expect(instantOf('2026-11-27T02-00-00Z')).toEqual(NOW);
  for (const name of ['crm', '2026-11-27', '2026-13-27T02-00-00Z', '2026-11-27T02-00-00Z.old'])
    expect(instantOf(name)).toBeUndefined();
});

describe('of the backups of a place', () => {
  test('the last of each day and of each week are kept', () => {
    // A Friday: the weeks begin 4, 11 and 18 days before it.
    const all = Array.from({ length: 30 }, (_, days) => complete(daysAgo(days)));
    const expired = expiredBackups(all, { daily: 3, weekly: 3 }, NOW);
    const kept = all.map(({ name }) => name).filter((name) => !expired.includes(name));
    expect(kept).toEqual([0, 1, 2, 5, 12].map(daysAgo));
  });

  test('none is deleted because backups have failed for months', () => {
    const old = [100, 101, 102].map((days) => complete(daysAgo(days)));
    expect(expiredBackups(old, { daily: 3, weekly: 0 }, NOW)).toEqual([]);
  });

  test('an incomplete one is deleted after a day, and is never the one that is kept', () => {
    const all = [
      complete(daysAgo(9)),
      { name: daysAgo(0.9), isComplete: false },
      { name: daysAgo(1.1), isComplete: false },
    ];
    expect(expiredBackups(all, { daily: 1, weekly: 1 }, NOW)).toEqual([daysAgo(1.1)]);
  });

  test('the newest complete one is kept, other folders are not touched, and deleting again deletes nothing', () => {
    const backup = fc.record({
      name: fc.integer({ min: 0, max: 400 * 24 }).map((hours) => datedName(new Date(NOW.getTime() - hours * HOUR_MS))),
      isComplete: fc.boolean(),
    });
    const counts = fc.record({ daily: fc.nat(10), weekly: fc.nat(10) });
    fc.assert(
      fc.property(fc.uniqueArray(backup, { selector: ({ name }) => name }), counts, (backups, retention) => {
        const all = [...backups, complete('lost+found')];
        const expired = expiredBackups(all, retention, NOW);
        const newest = backups
          .filter(({ isComplete }) => isComplete)
          .map(({ name }) => name)
          .sort()
          .at(-1);
        expect(expired).not.toContain('lost+found');
        if (newest) expect(expired).not.toContain(newest);
        const left = all.filter(({ name }) => !expired.includes(name));
        expect(expiredBackups(left, retention, NOW)).toEqual([]);
        expect(left.filter(({ isComplete }) => isComplete).length - 1).toBeLessThanOrEqual(
          Math.max(1, retention.daily + retention.weekly),
        );
      }),
    );
  });
});

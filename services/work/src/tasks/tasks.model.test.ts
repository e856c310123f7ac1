import { describe, expect, test } from '@jest/globals';
import { assertDeadlineAfterStart, overdueFilter } from './tasks.model.ts';

describe('what is overdue', () => {
  test('begins after the day of the deadline', () => {
    const today = new Date('2026-03-10');
    const past = { $lt: today };
    expect(overdueFilter(true, today)).toMatchObject({ deadline: past });
    expect(overdueFilter(false, today)).toMatchObject({ $or: [{ deadline: { $not: past } }, { deadline: past }] });
  });
});

const day = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
const check = (start: string | undefined, deadline: string | undefined, ...changed: string[]) =>
  assertDeadlineAfterStart({ after: { start_date: day(start), deadline: day(deadline) }, changed: new Set(changed) });

describe('a deadline', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01', '2026-03-02'],
    ['2026-03-01', undefined],
    [undefined, '2026-03-01'],
    [undefined, undefined],
  ])('may be with the start %s on %s', (start, deadline) => {
    expect(() => check(start, deadline, 'start_date', 'deadline')).not.toThrow();
  });

  test.each([
    ['deadline', ['deadline']],
    ['deadline', ['start_date', 'deadline']],
    ['start_date', ['start_date']],
  ])('before the start is refused, naming %s where %j were sent', (field, changed) => {
    const error = expect.objectContaining({ violations: [expect.objectContaining({ field, code: 'before_start' })] });
    expect(() => check('2026-03-02', '2026-03-01', ...changed)).toThrow(error);
  });
});

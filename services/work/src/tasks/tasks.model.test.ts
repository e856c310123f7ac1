import { describe, expect, test } from '@jest/globals';
import { assertDeadlineAfterStart, overdueFilter } from './tasks.model.ts';

describe('what is overdue', () => {
  const past = { $lt: new Date('2026-03-10T00:00:00Z') };

  test.each(['2026-03-10T00:00:00.000Z', '2026-03-10T23:59:59.999Z'])(
    'begins after the day of the deadline, at %s',
    (now) => {
      expect(overdueFilter(true, new Date(now))).toMatchObject({ deadline: past });
      expect(overdueFilter(false, new Date(now))).toMatchObject({
        $or: [{ deadline: { $not: past } }, { deadline: past }],
      });
    },
  );
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

import { describe, expect, test } from '@jest/globals';
import { overdueFilter } from './status.ts';

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

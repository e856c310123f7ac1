import { describe, expect, test } from '@jest/globals';
import { formatNumber, parseNumberFormat, resolveYear } from './number-format.ts';

describe('a number format', () => {
  test.each([
    ['INV-{000000}', 7, 'INV-000007'],
    ['RE-2026-{0000}', 12_345, 'RE-2026-12345'],
    ['{000}', 7, '007'],
  ])('%s formats %d as %s', (format, number, text) => {
    expect(formatNumber(format, number)).toBe(text);
  });

  test.each(['INV-', 'INV-{}', 'INV-{000}x', 'INV-{YYYY}-{0}'])(
    '%s is rejected once its year is resolved',
    (format) => {
      expect(() => parseNumberFormat(format)).toThrow('is not a number format');
    },
  );

  test('begins its year in the time zone of the organization', () => {
    const now = new Date('2026-12-31T23:30:00Z');
    expect(resolveYear('RE-{YYYY}-{0}', 'UTC', now)).toBe('RE-2026-{0}');
    expect(resolveYear('RE-{YYYY}-{0}', 'Europe/Vienna', now)).toBe('RE-2027-{0}');
    expect(resolveYear('RE-{YYYY}-{0}', 'America/New_York', now)).toBe('RE-2026-{0}');
  });
});

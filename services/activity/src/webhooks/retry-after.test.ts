import { describe, expect, test } from '@jest/globals';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3600;

/** Returns the wait in seconds. */
const waitOf = (status: number, header: string | string[] | undefined): number | undefined => {
  const until = retryAfterOf(status, header, NOW);
  return until && (until.getTime() - NOW) / 1000;
};

describe('the wait that a receiver asks for', () => {
  test.each([
    ['120', 120],
    [' 7 ', 7],
    ['Sun, 01 Mar 2026 12:05:00 GMT', 300],
    ['Sunday, 01-Mar-26 12:05:00 GMT', 300],
    ['Sun Mar  1 12:05:00 2026 GMT', 300],
  ])('is %j as %d seconds, with 429 and with 503', (header, seconds) => {
    expect([waitOf(429, header), waitOf(503, [header])]).toEqual([seconds, seconds]);
  });

  test.each([['999999999999'], ['Fri, 31 Dec 9999 23:59:59 GMT'], ['9'.repeat(400)]])(
    'is at most 8 hours for %j',
    (header) => {
      expect(waitOf(429, header)).toBe(8 * HOUR);
    },
  );

  test.each([undefined, '', '0', '-5', '1.5', 'soon', '1e3', 'Sun, 01 Mar 2026 11:00:00 GMT', 'Sun, 99 Foo 2026'])(
    'is none for %j',
    (header) => {
      expect(waitOf(429, header)).toBeUndefined();
    },
  );

  test.each([200, 400, 404, 410, 500, 502, 504])('is none with %d', (status) => {
    expect(waitOf(status, '120')).toBeUndefined();
  });
});

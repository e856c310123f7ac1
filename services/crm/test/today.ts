import { expect } from '@jest/globals';

const MINUTE_MS = 60_000;

/** Matches the date of today in UTC, and that of a minute ago: a day may end during a test. */
export function today() {
  const days = [Date.now(), Date.now() - MINUTE_MS].map((time) => new Date(time).toISOString().slice(0, 10));
  return expect.stringMatching(`^(${days.join('|')})$`);
}

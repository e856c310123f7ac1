import { errorsOf } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { assertNotExpired } from './actions.ts';

test.each([
  ['2026-03-01T23:59:59.999Z', []],
  ['2026-03-02T00:00:00.000Z', ['valid_until expired']],
])('an estimate that is valid until March 1st is accepted at %s but for %j', async (now, errors) => {
  const accepting = async () => assertNotExpired({ valid_until: new Date('2026-03-01') }, new Date(now));
  expect(await errorsOf(accepting())).toEqual(errors);
});

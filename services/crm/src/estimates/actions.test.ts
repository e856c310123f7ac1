import { errorsOf } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { assertNotExpired } from './actions.ts';

test.each([
  ['2026-03-01', []],
  ['2026-03-02', ['valid_until expired']],
])('an estimate that is valid until March 1st is accepted on %s but for %j', async (today, errors) => {
  const accepting = async () => assertNotExpired({ valid_until: new Date('2026-03-01') }, new Date(today));
  expect(await errorsOf(accepting())).toEqual(errors);
});

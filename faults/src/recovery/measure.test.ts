import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { measureRecovery } from './measure.ts';

test('the time to recovery ends with the last probe that fails, also after single successes', async () => {
  const outcomes = [true, false, true, true, true];
  const flickering = async () => {
    await sleep(20);
    if (!outcomes.shift()) throw new Error('unavailable');
  };
  const since = Date.now();
  const ms = await measureRecovery(
    [
      { name: 'flickering', call: flickering },
      { name: 'steady', call: async () => {} },
    ],
    since,
  );
  expect(ms).toBeGreaterThanOrEqual(220);
  expect(ms).toBeLessThan(Date.now() - since - 150);
});

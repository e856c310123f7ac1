import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createReadiness } from './readiness.ts';

/** Creates the readiness of a gateway with one dependency, which is up if `state.isUp`. */
function readinessOf(state: { isUp: boolean; checks: number }) {
  const check = async () => {
    state.checks += 1;
    await sleep(20);
    if (!state.isUp) throw new Error('unavailable');
  };
  return createReadiness(() => [{ name: 'identity', check }]);
}

test('concurrent and frequent reads of a ready gateway share one check', async () => {
  const state = { isUp: true, checks: 0 };
  const readiness = readinessOf(state);
  const reads = await Promise.all([readiness.read(), readiness.read()]);
  reads.push(await readiness.read());
  expect(reads.map(({ ready }) => ready)).toEqual([true, true, true]);
  expect(state.checks).toBe(1);
});

test('a gateway is ready within 0.3 s after its last dependency', async () => {
  const state = { isUp: false, checks: 0 };
  const readiness = readinessOf(state);
  expect((await readiness.read()).ready).toBe(false);
  state.isUp = true;
  await sleep(300);
  expect((await readiness.read()).ready).toBe(true);
});

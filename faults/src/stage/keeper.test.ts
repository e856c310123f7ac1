import type { Exit } from '@bms/backing-services';
import { eventually, type StartedPart } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { keepRunning } from './keeper.ts';

/** A process that ends when it is killed and whose first restarts fail. */
function fakePart(failures: number) {
  let ended = Promise.withResolvers<Exit>();
  const starts = { count: 0 };
  const part: Pick<StartedPart, 'exited' | 'kill' | 'restart'> = {
    exited: () => ended.promise,
    kill: async () => ended.resolve({ code: null, signal: 'SIGKILL' }),
    restart: async () => {
      starts.count += 1;
      if (starts.count <= failures) throw new Error('not ready');
      ended = Promise.withResolvers<Exit>();
    },
  };
  return { part: part as StartedPart, starts };
}

test('a process that has ended is started again, also after failed attempts', async () => {
  const { part, starts } = fakePart(1);
  const keeper = keepRunning([part]);
  await part.kill();
  await eventually(() => starts.count === 2);
  await keeper.allRunning();
  await keeper.stop();
});

test('processes that end during an outage are started after it', async () => {
  const { part, starts } = fakePart(0);
  const keeper = keepRunning([part]);
  await keeper.withoutRestart(async () => {
    await part.kill();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(starts.count).toBe(0);
  });
  await eventually(() => starts.count === 1);
  await keeper.stop();
});

test('no process is started after the stop', async () => {
  const { part, starts } = fakePart(0);
  const keeper = keepRunning([part]);
  await keeper.stop();
  await part.kill();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(starts.count).toBe(0);
});

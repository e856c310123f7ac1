import { expect, test } from '@jest/globals';
import { createSemaphore } from './semaphore.ts';

test('a semaphore runs work concurrently up to its limit, and work that needs all slots alone', async () => {
  const slots = createSemaphore(3);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const running = new Set<string>();
  const seen: string[][] = [];
  const work = (name: string, gate: Promise<void>) => async () => {
    seen.push([...running.add(name)]);
    await gate;
    running.delete(name);
  };
  const done = [
    slots.use(1, work('a', gates[0]!.promise)),
    slots.use(1, work('b', gates[1]!.promise)),
    slots.use(3, work('alone', gates[2]!.promise)),
    slots.use(1, work('c', gates[3]!.promise)),
  ];
  for (const { resolve } of gates) {
    await new Promise(setImmediate);
    resolve();
  }
  await Promise.all(done);
  expect(seen).toEqual([['a'], ['a', 'b'], ['alone'], ['c']]);
});

test('a semaphore releases its slots when the work fails', async () => {
  const slots = createSemaphore(1);
  const failing = slots.use(1, async () => Promise.reject(new Error('no')));
  const next = slots.use(1, async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

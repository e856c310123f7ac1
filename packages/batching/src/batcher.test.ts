import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createBatcher } from './batcher.ts';

/** Creates a batcher whose `sizes` are those of the batches so far. */
function recordSizes(options: Parameters<typeof createBatcher>[2]) {
  const sizes: number[] = [];
  const add = createBatcher<number, number>(
    100,
    async (batch) => {
      sizes.push(batch.length);
      for (const { input, resolve } of batch) resolve(input);
    },
    options,
  );
  return {
    sizes,
    add,
    addAll: (count: number) => Promise.all(Array.from({ length: count }, (_, index) => add(index))),
  };
}

async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test('inputs of one instant are one batch, and each gets its own result', async () => {
  const { sizes, addAll } = recordSizes({});
  expect(await addAll(4)).toEqual([0, 1, 2, 3]);
  expect(sizes).toEqual([4]);
});

test('a batch after a large one waits longer, and one after a small one does not', async () => {
  const { sizes, add, addAll } = recordSizes({ lingerMs: 0, busyLingerMs: 3000 });
  const slower = recordSizes({ lingerMs: 2500 });
  await addAll(5);
  expect(await elapsedMs(() => add(0))).toBeGreaterThanOrEqual(2990);
  expect(await Promise.race([add(0), slower.add(1)])).toBe(0);
  expect(sizes).toEqual([5, 1, 1]);
});

test('a full batch does not wait', async () => {
  const { addAll } = recordSizes({ lingerMs: 60_000 });
  expect(await addAll(100)).toHaveLength(100);
});

test('a batch that fills up while it waits starts at once', async () => {
  const { sizes, add, addAll } = recordSizes({ lingerMs: 60_000 });
  const first = add(0);
  await sleep(20);
  await Promise.all([first, addAll(99)]);
  expect(sizes).toEqual([100]);
});

test('inputs that waited for the previous batch do not wait longer than the linger time in total', async () => {
  const add = createBatcher<number, void>(
    10,
    async (batch) => {
      await sleep(1500);
      for (const { resolve } of batch) resolve();
    },
    { lingerMs: 1500 },
  );
  const first = add(0);
  await sleep(1550);
  // The second batch is complete after 1.5 s behind the first and 1.5 s of its own; a linger after that would add 1.5 s.
  const second = elapsedMs(() => add(1));
  await first;
  expect(await second).toBeLessThan(4000);
});

import { setImmediate as nextTick } from 'node:timers/promises';
import { eventually, type StartedPart, startRedis } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openRedis, type RedisLink } from './redis-link.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

let server: StartedPart;
let redis: RedisLink;
let counts: SharedCounts;

beforeAll(async () => {
  server = await startRedis();
  redis = openRedis(server.url, 10_000, pino({ level: 'silent' }));
  await eventually(
    async () => redis.up,
    (up) => up,
  );
  counts = createSharedCounts({ name: 'test', points: 10, seconds: 60 }, redis);
});
afterAll(async () => {
  redis?.close();
  await server?.stop();
});

const countAll = async (keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => counts.count(key)))).map(({ consumed }) => consumed);

/** Returns the number of commands that have counted calls. */
async function commands(): Promise<number> {
  const stats = await redis.client.info('commandstats');
  return [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)].reduce((sum, [, calls]) => sum + Number(calls), 0);
}

describe('calls counted at the same time', () => {
  test('each have the count at their own position, also past the limit', async () => {
    expect(await countAll(Array(25).fill('a'))).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(await countAll(['a', 'b', 'a', 'b'])).toEqual([26, 1, 27, 2]);
  });

  test('are counted by one command for each key', async () => {
    await counts.count('c');
    const before = await commands();
    await countAll([...Array(25).fill('c'), ...Array(25).fill('d')]);
    expect((await commands()) - before).toBe(2);
  });

  test('are all rejected when Redis does not answer in time, and so are those that wait for them', async () => {
    const impatient = openRedis(server.url, 200, pino({ level: 'silent' }));
    await eventually(
      async () => impatient.up,
      (up) => up,
    );
    const { count } = createSharedCounts({ name: 'test', points: 10, seconds: 60 }, impatient);
    server.freeze();
    try {
      const first = Promise.allSettled([count('e'), count('e')]);
      await nextTick();
      const waiting = Promise.allSettled([count('e')]);
      const outcomes = [...(await first), ...(await waiting)];
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(impatient.up).toBe(false);
    } finally {
      server.thaw();
      impatient.close();
    }
  });
});

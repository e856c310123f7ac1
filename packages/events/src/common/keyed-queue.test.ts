import { describe, expect, test } from '@jest/globals';
import { createKeyedQueue } from './keyed-queue.ts';

describe('a keyed queue', () => {
  test('runs tasks of different keys concurrently up to the limit, and those of one key in order', async () => {
    const queue = createKeyedQueue(3);
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const events: string[] = [];
    const task = (name: string, gate: Promise<void>) => async () => {
      events.push(`+${name}`);
      await gate;
      events.push(`-${name}`);
    };
    await queue.run('a', task('a1', gates[0]!.promise));
    await queue.run('a', task('a2', gates[1]!.promise));
    await queue.run('b', task('b1', gates[2]!.promise));
    const fourth = queue.run('c', task('c1', gates[3]!.promise));
    await Promise.resolve();
    expect([events, queue.size()]).toEqual([['+a1', '+b1'], 3]);
    gates[2]!.resolve();
    await fourth;
    gates[0]!.resolve();
    gates[1]!.resolve();
    gates[3]!.resolve();
    await queue.idle();
    expect(events.indexOf('+a2')).toBeGreaterThan(events.indexOf('-a1'));
    expect(queue.size()).toBe(0);
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHasher, type PasswordHasher } from './hasher.ts';

const never = new AbortController().signal;

describe('the hashing of passwords', () => {
  let hasher: PasswordHasher;
  beforeAll(async () => {
    hasher = await createHasher({ atOnce: 2, waiting: 3 });
  });

  const fits = (hash: string | undefined, password: string) => hasher.withSlot(never, (check) => check(hash, password));

  test('a hash is argon2id with a salt of its own, and only its password fits', async () => {
    const [one, two] = [await hasher.hash('a quiet river'), await hasher.hash('a quiet river')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await fits(one, 'a quiet river')).toBe(true);
    expect(await fits(one, 'a quiet River')).toBe(false);
  });

  test('the same characters typed as other code points fit', async () => {
    expect(await fits(await hasher.hash('caf\u00e9 au lait 12'), 'cafe\u0301 au lait 12')).toBe(true);
  });

  test('without a hash the answer is no, after the same work', async () => {
    const hash = await hasher.hash('a quiet river');
    const timed = async (known: string | undefined) => {
      const start = performance.now();
      expect(await fits(known, 'another password')).toBe(false);
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    // In turn, so that other load of the machine affects both; the shortest is the one that it affects least.
    for (let round = 0; round < 10; round++) {
      times.known.push(await timed(hash));
      times.unknown.push(await timed(undefined));
    }
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 4);
  });

  test('no more than the limit run at once, and one too many is refused with a time to come back', async () => {
    let running = 0;
    let most = 0;
    const attempt = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return 'done';
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.withSlot(never, attempt)));
    const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(most).toBe(2);
    expect(outcomes.length - rejected.length).toBe(5);
    expect(rejected[0]?.reason).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  });

  test('a caller who hung up while waiting costs nothing', async () => {
    const aborted = AbortSignal.abort();
    let tried = false;
    const attempt = async () => {
      tried = true;
    };
    await expect(hasher.withSlot(aborted, attempt)).rejects.toMatchObject({ code: 'timeout' });
    expect(tried).toBe(false);
  });
});

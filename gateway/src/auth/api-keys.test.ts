import { ApiError, type Caller, callerOfClaims, createApiKey } from '@bms/contracts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { type ApiKeyUse, openApiKeyUses } from './api-key-uses.ts';
import { ApiKeys, type ResolvedApiKey } from './api-keys.ts';

const caller = (roleId: number): Caller => callerOfClaims({ kind: 'api_key', uid: 7, rol: roleId, key: 3 });
const resolved = (roleId = 1): ResolvedApiKey => ({
  caller: caller(roleId),
  expiresAtMs: Number.POSITIVE_INFINITY,
  allows: (address) => address === '203.0.113.7',
});
const unknown = () => new ApiError('unauthenticated');

let answer: () => ResolvedApiKey | Promise<ResolvedApiKey>;
let asked: number[];
let used: number[];
let maxAgeMs: number;
let keys: ApiKeys;

let admit: () => Promise<void>;
const callerOf = (key: string, address = '203.0.113.7') => keys.callerOf(key, { admit: () => admit(), address });

beforeEach(() => {
  admit = async () => {};
  [asked, used, maxAgeMs, answer] = [[], [], 60_000, resolved];
  const resolve = async (keyId: number) => {
    asked.push(keyId);
    return await answer();
  };
  keys = new ApiKeys({
    resolve,
    maxAgeMs: () => maxAgeMs,
    isFeedLive: () => false,
    used: (keyId) => void used.push(keyId),
  });
});

describe('an API key', () => {
  const key = createApiKey(3);
  const expectRejected = (one = key) => expect(callerOf(one)).rejects.toMatchObject({ code: 'unauthenticated' });

  test('is resolved once and then served from the cache', async () => {
    const first = await callerOf(key);
    expect(await callerOf(key)).toBe(first);
    expect([asked, used]).toEqual([[3], [3, 3]]);
  });

  test('is rejected without a request to identity if mistyped', async () => {
    await expectRejected(`${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`);
    await expectRejected('bms_');
    expect(asked).toEqual([]);
  });

  test('is rejected from an address that it does not allow, each time, and counts as unused', async () => {
    await callerOf(key);
    const elsewhere = () => expect(callerOf(key, '198.51.100.1')).rejects.toMatchObject({ code: 'unauthenticated' });
    await elsewhere();
    await elsewhere();
    await expect(callerOf(key, '198.51.100.1')).rejects.toThrow(/198\.51\.100\.1/);
    await callerOf(key);
    expect([asked, used]).toEqual([[3], [3, 3]]);
  });

  test('is resolved once if unknown, until a notification about users or roles', async () => {
    answer = () => Promise.reject(unknown());
    for (let times = 0; times < 3; times++) await expectRejected();
    expect([asked, used]).toEqual([[3], []]);
    keys.forgetWhere(({ userId }) => userId === 7);
    answer = resolved;
    expect((await callerOf(key)).userId).toBe(7);
  });

  test('causes no request to identity if the address exceeds its limit of rejected keys, unless the key was valid', async () => {
    await callerOf(key);
    admit = () => Promise.reject(new ApiError('too_many_requests'));
    await expect(callerOf(createApiKey(4))).rejects.toMatchObject({ code: 'too_many_requests' });
    maxAgeMs = -1;
    await callerOf(key);
    expect(asked).toEqual([3, 3]);
  });

  test('is resolved again after an unavailable response, and while notifications are not received', async () => {
    answer = () => Promise.reject(new ApiError('unavailable'));
    await expect(callerOf(key)).rejects.toMatchObject({ code: 'unavailable' });
    [answer, maxAgeMs] = [() => Promise.reject(unknown()), -1];
    await expectRejected();
    answer = resolved;
    await callerOf(key);
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['it was revoked', () => keys.revoke(3)],
    ['its maker changed', () => keys.forgetWhere(({ userId }) => userId === 7)],
    ['its role changed', () => keys.forgetWhere(({ roleId }) => roleId === 1)],
  ])('is resolved again after %s, also during a request to identity', async (_what, notify) => {
    const { promise, resolve } = Promise.withResolvers<ResolvedApiKey>();
    answer = () => promise;
    const old = callerOf(key);
    notify();
    resolve(resolved());
    await old;
    answer = () => Promise.reject(unknown());
    await expectRejected();
    expect(asked).toEqual([3, 3]);
  });

  test('is not resolved again after a notification about another key', async () => {
    await callerOf(key);
    keys.revoke(4);
    await callerOf(key);
    expect(asked).toEqual([3]);
  });

  test('is rejected without a request to identity once expired', async () => {
    const expiresAtMs = Date.now() + 60_000;
    answer = () => ({ ...resolved(), expiresAtMs });
    await callerOf(key);
    jest.useFakeTimers({ now: expiresAtMs, doNotFake: ['performance'] });
    await expectRejected();
    jest.useRealTimers();
    expect([asked, used]).toEqual([[3], [3]]);
  });
});

describe('uses of API keys', () => {
  let reports: (readonly ApiKeyUse[])[];
  let failing: boolean;
  const open = () =>
    openApiKeyUses(
      async (uses) => {
        if (failing) throw new Error('away');
        reports.push(uses);
      },
      pino({ level: 'silent' }),
    );

  beforeEach(() => {
    [reports, failing] = [[], false];
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  test('are reported in batches, once a minute per key', async () => {
    const uses = open();
    for (let seconds = 0; seconds < 130; seconds++) {
      uses.note(1);
      if (seconds === 0) uses.note(2);
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(reports.map((group) => group.map(({ keyId }) => keyId))).toEqual([[1, 2], [1], [1]]);
    await uses.close();
    expect(reports.at(-1)).toEqual([{ keyId: 1, usedAtMs: Date.now() - 1000 }]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(reports).toHaveLength(4);
  });

  test('are reported again a minute after a failure', async () => {
    const uses = open();
    uses.note(1);
    failing = true;
    await jest.advanceTimersByTimeAsync(2000);
    failing = false;
    await jest.advanceTimersByTimeAsync(50_000);
    expect(reports).toEqual([]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(reports).toHaveLength(1);
    await uses.close();
    expect(reports).toHaveLength(1);
  });
});

import { ApiError, type Caller, callerOfClaims } from '@bms/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Sessions } from './sessions.ts';

const claims = { sessionId: 's1', userId: 7, expiresAt: Date.now() + 60_000 };
const caller = (roleId: number): Caller => callerOfClaims({ kind: 'user', uid: 7, rol: roleId, sid: 's1' });

let asked: PromiseWithResolvers<Caller>[];
let maxAgeMs: number;
let isFeedLive: boolean;
let sessions: Sessions;

beforeEach(() => {
  asked = [];
  [maxAgeMs, isFeedLive] = [60_000, true];
  sessions = new Sessions({
    resolve: () => {
      const question = Promise.withResolvers<Caller>();
      asked.push(question);
      return question.promise;
    },
    maxAgeMs: () => maxAgeMs,
    isFeedLive: () => isFeedLive,
  });
});

/** Resolves a session and caches it. */
async function cachedCaller(roleId = 1): Promise<Caller> {
  const one = sessions.caller(claims);
  asked.at(-1)!.resolve(caller(roleId));
  return await one;
}

describe('a session', () => {
  test('is resolved once and then served from the cache', async () => {
    const first = await cachedCaller();
    expect(await sessions.caller(claims)).toBe(first);
    expect(asked).toHaveLength(1);
  });

  test('is rejected if it ends during the request to identity', async () => {
    const one = sessions.caller(claims);
    sessions.end('s1');
    asked[0]!.resolve(caller(1));
    await expect(one).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(sessions.caller(claims)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test.each([
    ['its user', () => sessions.forgetWhere(({ userId }) => userId === 7)],
    ['its role', () => sessions.forgetWhere(({ roleId }) => roleId === 1)],
    ['everything', () => sessions.forgetWhere(() => true)],
  ])('is resolved again after a notification about %s, also during a request to identity', async (_what, notify) => {
    await cachedCaller(1);
    notify();
    const old = sessions.caller(claims);
    notify();
    const fresh = sessions.caller(claims);
    asked[1]!.resolve(caller(1));
    asked[2]!.resolve(caller(2));
    expect([(await old).roleId, (await fresh).roleId]).toEqual([1, 2]);
    expect((await sessions.caller(claims)).roleId).toBe(2);
    expect(asked).toHaveLength(3);
  });

  test('is not resolved again after notifications about others', async () => {
    await cachedCaller(1);
    sessions.forgetWhere(({ userId }) => userId === 8);
    sessions.forgetWhere(({ roleId }) => roleId === 2);
    sessions.end('s2');
    await sessions.caller(claims);
    expect(asked).toHaveLength(1);
  });

  test('is resolved again after its maximum age; a failed request is not cached', async () => {
    await cachedCaller(1);
    maxAgeMs = -1;
    const again = sessions.caller(claims);
    asked[1]!.reject(new Error('away'));
    await expect(again).rejects.toThrow('away');
  });

  test('outlives its age while identity is unavailable and the revocation feed is live, and no longer', async () => {
    const first = await cachedCaller(1);
    maxAgeMs = -1;
    const again = sessions.caller(claims);
    asked[1]!.reject(new ApiError('unavailable'));
    expect(await again).toBe(first);
    // Not every request causes a call to identity.
    expect(await sessions.caller(claims)).toBe(first);
    expect(asked).toHaveLength(2);
    sessions.forgetWhere(({ userId }) => userId === 7);
    const forgotten = sessions.caller(claims);
    asked[2]!.reject(new ApiError('unavailable'));
    await expect(forgotten).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('does not outlive its age once the revocation feed is down', async () => {
    await cachedCaller(1);
    [maxAgeMs, isFeedLive] = [-1, false];
    const again = sessions.caller(claims);
    asked[1]!.reject(new ApiError('unavailable'));
    await expect(again).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('stays rejected while identity is unavailable', async () => {
    await cachedCaller(1);
    maxAgeMs = -1;
    for (const code of ['unauthenticated', 'unavailable'] as const) {
      const again = sessions.caller(claims);
      asked.at(-1)!.reject(new ApiError(code));
      await expect(again).rejects.toMatchObject({ code });
    }
  });
});

describe('the list of ended sessions', () => {
  test('is replaced, except for sessions that ended after the request', async () => {
    sessions.end('s1');
    const askedAt = performance.now();
    sessions.end('s2');
    sessions.replaceEnded(['s3'], askedAt);
    for (const sessionId of ['s2', 's3']) {
      await expect(sessions.caller({ ...claims, sessionId })).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    expect(await cachedCaller()).toMatchObject({ userId: 7 });
  });
});

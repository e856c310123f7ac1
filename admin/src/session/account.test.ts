import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Http } from '../api/http.ts';
import { ApiFailure } from '../api/problem.ts';
import { createAccounts } from './account.ts';

/** Accounts of a browser without a session, and the paths that they call. */
function signedOut() {
  const paths: string[] = [];
  const http = (async (_method, path) => {
    paths.push(path);
    if (path === '/api/auth/me') throw new ApiFailure(401, { message: 'Sign in.' }, null);
    return { body: {}, etag: undefined };
  }) as Http;
  const outlast = <Result>(run: () => Promise<Result>): Promise<Result> => run();
  const accounts = createAccounts(http, { outlast });
  return { accounts, timesRead: () => paths.filter((path) => path === '/api/auth/me').length };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a missing session is read once for all parts of the sign-in page', async () => {
  const { accounts, timesRead } = signedOut();
  for (let time = 0; time < 10; time += 1) await expect(accounts.current()).rejects.toMatchObject({ status: 401 });
  expect(timesRead()).toBe(1);
});

test('a missing session is read again after a sign-in, and after a while', async () => {
  const { accounts, timesRead } = signedOut();
  await expect(accounts.current()).rejects.toThrow();
  await accounts.signIn({ email: 'ada@lovelace.test', password: 'long enough a password' });
  await expect(accounts.current()).rejects.toThrow();
  expect(timesRead()).toBe(2);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(accounts.current()).rejects.toThrow();
  expect(timesRead()).toBe(3);
});

test('a missing session is known as missing, until the user signs in', async () => {
  const { accounts, timesRead } = signedOut();
  expect(accounts.isAbsent()).toBe(false);
  await expect(accounts.current()).rejects.toThrow();
  expect(accounts.isAbsent()).toBe(true);
  await accounts.signOut();
  await expect(accounts.current()).rejects.toThrow();
  expect([accounts.isAbsent(), timesRead()]).toEqual([true, 1]);
  const before = accounts.current();
  await accounts.signIn({ email: 'ada@lovelace.test', password: 'long enough a password' });
  await expect(before).rejects.toThrow();
  expect(accounts.isAbsent()).toBe(false);
});

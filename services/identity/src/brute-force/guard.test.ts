import { randomBytes } from 'node:crypto';
import { createEncryption } from '@bms/mail';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { SIGN_IN_FAILURES } from './failures.model.ts';
import { type BruteForceGuard, type BruteForceLimits, countedAddress, createBruteForceGuard } from './guard.ts';

const limits: BruteForceLimits = { perAddress: 10, perAccount: 50, windowMs: 900_000, pauseMs: 10_000 };
const address = '192.0.2.7';

describe('the guard against guessing', () => {
  const encryption = createEncryption(randomBytes(32));
  let db: Connection;
  let guard: BruteForceGuard;
  beforeAll(async () => {
    db = await createConnection(await testMongoUserUrl('identity')).asPromise();
    guard = createBruteForceGuard(db, encryption, limits);
  });
  afterAll(() => db.close());

  const failFrom = async (account: string, from: string, times: number) => {
    await Promise.all(Array.from({ length: times }, () => guard.recordFailure({ account, address: from })));
  };
  const resultOf = (account: string, from: string, known = false) =>
    guard.assertNotLocked({ account, address: from }, known).then(
      () => 'open',
      (error) => error,
    );

  test('the tenth failure from one address locks this pair for a quarter of an hour, and no other', async () => {
    await failFrom('a', address, 9);
    expect(await resultOf('a', address)).toBe('open');
    await failFrom('a', address, 1);
    const locked = await resultOf('a', address);
    expect(locked).toMatchObject({ code: 'locked' });
    expect(locked.retryAfter).toBeGreaterThan(890);
    expect(await resultOf('a', '192.0.2.8')).toBe('open');
    expect(await resultOf('b', address)).toBe('open');
  });

  test('failures from one /64 of IPv6 count together, and those of an IPv4 address however it is written', async () => {
    for (let host = 1; host <= 10; host++) await failFrom('h', `2001:db8:0:1::${host}`, 1);
    expect(await resultOf('h', '2001:db8::1:ffff:0:0:1')).toMatchObject({ code: 'locked' });
    expect(await resultOf('h', '2001:db8:0:2::1')).toBe('open');
    await failFrom('i', '192.0.2.9', 5);
    await failFrom('i', '::ffff:192.0.2.9', 5);
    expect(await resultOf('i', '192.0.2.9')).toMatchObject({ code: 'locked' });
    expect(await resultOf('i', '192.0.2.10')).toBe('open');
  });

  test('failures at the same time are all counted', async () => {
    await failFrom('c', address, 10);
    expect(await resultOf('c', address)).toMatchObject({ code: 'locked' });
  });

  test('failures that are older than the window do not count', async () => {
    const brief = createBruteForceGuard(db, encryption, { ...limits, windowMs: 50 });
    for (let i = 0; i < 3; i++) {
      await Promise.all([1, 2, 3, 4].map(() => brief.recordFailure({ account: 'd', address })));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await brief.recordFailure({ account: 'd', address });
    await expect(brief.assertNotLocked({ account: 'd', address }, false)).resolves.toBeUndefined();
  });

  test('a success from an address lets its failures be forgotten', async () => {
    await failFrom('e', address, 9);
    await guard.resetAddress({ account: 'e', address });
    await failFrom('e', address, 1);
    expect(await resultOf('e', address)).toBe('open');
  });

  test('fifty failures from anywhere slow the account for all but the addresses that its owner came from', async () => {
    for (let i = 0; i < 10; i++) await failFrom('f', `198.51.100.${i}`, 5);
    const slowed = await resultOf('f', '203.0.113.1');
    expect(slowed).toMatchObject({ code: 'locked' });
    expect(slowed.retryAfter).toBeLessThanOrEqual(10);
    expect(await resultOf('f', '203.0.113.1', true)).toBe('open');
  });

  test('a new password lets every failure be forgotten', async () => {
    await failFrom('g', address, 10);
    await guard.resetAccount('g');
    expect(await resultOf('g', address)).toBe('open');
  });

  test('neither accounts nor addresses are kept in clear', async () => {
    await failFrom('anna@example.com', address, 1);
    const text = JSON.stringify(await db.collection(SIGN_IN_FAILURES).find().toArray());
    expect(text).not.toContain('anna');
    expect(text).not.toContain(address);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
  ['no address', 'no address'],
])('counts the address %j as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

import { callerOfClaims } from '@bms/contracts';
import { administrator, errorsOf, staff, testMongoUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { foldAddress, openExternalMails } from './external-mails.ts';

let db: Connection;
beforeAll(async () => {
  db = await createConnection(await testMongoUrl('external_mails')).asPromise();
});
afterAll(() => db?.close());

let userId = 70;
let now: Date;
beforeEach(() => {
  userId += 1;
  now = new Date('2026-03-31T18:00:00Z');
});

const grants = { 'external_mail.create': 'all' } as const;
const known = new Set(['maria@example.org']);
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `other${index}@example.net`);

/** Sends to addresses in a transaction of its own. */
function send(to: readonly string[], { perDay = 3, caller = staff(userId, grants), isKnown = true } = {}) {
  const mails = openExternalMails(db, { perDay }, () => now);
  return db.transaction((session) =>
    mails.assertPermitted(caller, { to, known: isKnown ? known : undefined }, session),
  );
}

describe('mail to addresses outside the client', () => {
  test('needs the permission external_mail.create, and an error names each address', async () => {
    const caller = staff(userId, { 'invoices.update': 'all' });
    expect(await errorsOf(send([' Maria@Example.org '], { caller }))).toEqual([]);
    const rejected = send(['a@example.net', 'maria@example.org', 'b@example.net'], { caller });
    await expect(rejected).rejects.toMatchObject({
      code: 'validation_failed',
      message:
        'to[0] must be an address of the client, a contact or a portal user: mail to other addresses needs the permission external_mail.create.',
      violations: [
        { field: 'to[0]', code: 'external_address' },
        { field: 'to[2]', code: 'external_address' },
      ],
    });
  });

  test('is permitted to administrators, and to their keys by the role of the key', async () => {
    expect(await errorsOf(send(['a@example.net'], { caller: administrator }))).toEqual([]);
    const key = { ...callerOfClaims({ kind: 'api_key', uid: 1, typ: 'staff', adm: true, key: 4 }), grants: {} };
    expect(await errorsOf(send(['a@example.net'], { caller: key }))).toEqual(['to[0] external_address']);
    expect(await errorsOf(send(['a@example.net'], { caller: { ...key, grants } }))).toEqual([]);
  });

  test('is limited for each user and day (UTC), and possible again on the next day', async () => {
    expect(await errorsOf(send(addresses(2)))).toEqual([]);
    await expect(send(addresses(2))).rejects.toMatchObject({
      code: 'too_many_requests',
      message:
        'to exceeds your daily quota of 3 addresses outside the client, its contacts and its portal users. 1 are left until 2026-04-01T00:00:00Z.',
      violations: [{ field: 'to', code: 'quota_exceeded' }],
      retryAfter: 6 * 3600,
    });
    expect(await errorsOf(send(addresses(1)))).toEqual([]);
    expect(await errorsOf(send(addresses(1)))).toEqual(['to quota_exceeded']);
    expect(await errorsOf(send(addresses(3), { caller: staff(userId + 1000, grants) }))).toEqual([]);
    now = new Date('2026-04-01T00:00:00Z');
    expect(await errorsOf(send(addresses(3)))).toEqual([]);
  });

  test('counts an address once, however it is written, and no address of the client', async () => {
    expect(await errorsOf(send(['a@example.net', 'A@EXAMPLE.net', 'Maria@example.org'], { perDay: 1 }))).toEqual([]);
    expect(await errorsOf(send(['MARIA@example.org'], { perDay: 1 }))).toEqual([]);
  });

  test('never exceeds the quota when several are sent at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => errorsOf(send(['a@example.net']))));
    expect(outcomes.filter((errors) => errors.length === 0)).toHaveLength(3);
    expect(outcomes.flat()).toEqual(Array.from({ length: 3 }, () => 'to quota_exceeded'));
  });

  test('is not possible with a quota of 0', async () => {
    expect(await errorsOf(send(['a@example.net'], { perDay: 0 }))).toEqual(['to[0] external_address']);
    expect(await errorsOf(send(['maria@example.org'], { perDay: 0 }))).toEqual([]);
  });

  test('is counted for every address while those of the client are unknown, and otherwise unavailable', async () => {
    const caller = staff(userId, {});
    expect(await errorsOf(send(['maria@example.org'], { caller, isKnown: false }))).toEqual(['unavailable']);
    expect(await errorsOf(send(['maria@example.org'], { perDay: 1, isKnown: false }))).toEqual([]);
    expect(await errorsOf(send(['maria@example.org'], { perDay: 1, isKnown: false }))).toEqual(['to quota_exceeded']);
  });
});

test('addresses are compared without white space around them and the case of letters', () => {
  expect(foldAddress(' Maria@Example.ORG\u00a0')).toBe('maria@example.org');
});

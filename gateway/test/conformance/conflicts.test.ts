import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';

let environment: TestEnvironment;
let call: Client;
let token: string;
beforeAll(async () => {
  environment = await startEnvironment();
  call = clientOf((await environment.gateway()).url);
  token = environment.identity.signIn({ userId: 12, isAdmin: true });
});
afterAll(() => environment.stop());

/** Sends a request that expects version 2 of a thing whose version is 3. */
async function stale(method: string, path: string, body?: object) {
  const { status, headers, json } = await call(method, path, { token, body, headers: { 'if-match': '"2"' } });
  return { status, etag: headers.get('etag'), conflicts: (json as { conflicts?: unknown }).conflicts };
}

describe('a request that expects another version of the record', () => {
  test('is 412 with the current version, and the sent fields that differ from the record', async () => {
    const conflicts = [{ field: 'title', yours: 'Mine', current: 'Thing 5' }];
    for (const [method, body] of [
      ['PATCH', { title: 'Mine' }],
      ['PUT', { title: 'Mine' }],
    ] as const)
      expect(await stale(method, '/api/things/5', body)).toEqual({ status: 412, etag: '"3"', conflicts });
  });

  test('shows what was sent, not what the defaults and the rules of the contract make of it', async () => {
    const lines = [{ title: 'b', quantity: 1.5 }];
    const { conflicts } = await stale('PATCH', '/api/things/5', { title: ' Thing 5 ', lines, due: '' });
    expect(conflicts).toEqual([{ field: 'lines', yours: lines, current: [{ title: 'a', quantity: 1.5, rate: 0 }] }]);
  });

  test('is 412 with them even if the body is invalid', async () => {
    const { status, conflicts } = await stale('PATCH', '/api/things/5', { title: 7 });
    expect([status, conflicts]).toEqual([412, [{ field: 'title', yours: 7, current: 'Thing 5' }]]);
  });

  test('never shows a secret', async () => {
    const { conflicts } = await stale('PATCH', '/api/things/5', { secret: 'x' });
    expect(conflicts).toEqual([]);
  });

  test('has the current version and no conflicts if it is no update', async () => {
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/touch'],
    ] as const)
      expect(await stale(method, `/api/things/5${path}`)).toEqual({ status: 412, etag: '"3"', conflicts: [] });
  });

  test('has neither if the caller may not see or change the record', async () => {
    for (const id of [404, 403])
      expect(await stale('PATCH', `/api/things/${id}`, { title: 'Mine' })).toEqual({
        status: id,
        etag: null,
        conflicts: undefined,
      });
  });
});

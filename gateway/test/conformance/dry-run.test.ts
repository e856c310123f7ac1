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

const seen = () => environment.echo.seen.at(-1)!;
const writes = [
  ['POST', '', { title: 'a' }],
  ['PUT', '/5', { title: 'a' }],
  ['PATCH', '/5', { title: 'a' }],
  ['DELETE', '/5', undefined],
  ['POST', '/5/touch', undefined],
  ['POST', '/5/notes', { note: 'a' }],
] as const;

describe('dry_run', () => {
  test.each(writes)('of %s %s says so to the service, and in the response', async (method, path, body) => {
    const headers = { 'idempotency-key': 'not used up' };
    for (const value of ['true', '1']) {
      const response = await call(method, `/api/things${path}?dry_run=${value}`, { token, body, headers });
      expect([response.status < 300, response.headers.get('dry-run')]).toEqual([true, 'true']);
      expect(seen().headers['x-dry-run']).toBe('true');
      expect(seen().headers['idempotency-key']).toBeUndefined();
      expect(seen().message).not.toHaveProperty('dry_run');
    }
  });

  test.each(['?dry_run=false', '?dry_run=', ''])('that is not true is a real write: %s', async (query) => {
    const response = await call('PATCH', `/api/things/5${query}`, { token, body: { title: 'a' } });
    expect([response.status, response.headers.get('dry-run')]).toEqual([200, null]);
    expect(seen().headers['x-dry-run']).toBeUndefined();
  });

  test('of an error that the service finds is that of a dry run too', async () => {
    const response = await call('PATCH', '/api/things/404?dry_run=true', { token, body: { title: 'a' } });
    expect([response.status, response.headers.get('dry-run')]).toEqual([404, 'true']);
  });

  test('with another value, or of what cannot be a dry run, is 422 naming it, and reaches no service', async () => {
    for (const [method, path, body] of [
      ['PATCH', '/api/things/5?dry_run=maybe', { title: 'a' }],
      ['GET', '/api/things/5?dry_run=true', undefined],
      ['POST', '/api/sign-out?dry_run=true', undefined],
    ] as const) {
      const before = environment.echo.seen.length;
      const response = await call(method, path, { token, body });
      expect(response.status).toBe(422);
      expect(response.json).toMatchObject({ errors: [{ field: 'dry_run' }] });
      expect(environment.echo.seen.slice(before).filter(({ headers }) => headers['x-dry-run'])).toEqual([]);
    }
  });
});

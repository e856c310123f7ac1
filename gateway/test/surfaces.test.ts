import { createApiKey, scimTokenFormat } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';
import { DIRECTORY_TOKEN } from './support/identity.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway();
});
afterAll(() => environment.stop());

const send = (path: string, init: RequestInit = {}, token = DIRECTORY_TOKEN) =>
  fetch(`${gateway.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
const json = { 'content-type': 'application/mirror+json' };

describe('a surface', () => {
  test.each(['', '/one', '/one/two', '/one/two/three', '/one/%2F/three/four'])(
    'passes all methods on /mirror/v1%s to its rpc as they are',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = method === 'GET' ? null : '{"a":[1]}';
        const headers = { ...json, 'if-match': 'W/"1"', 'if-none-match': '"2"' };
        const response = await send(`/mirror/v1${path}?x=%20&y`, { method, body, headers });
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/mirror+json']);
        expect([response.headers.get('etag'), response.headers.get('location')]).toEqual(['W/"7"', '/there']);
        expect(await response.json()).toEqual({
          method,
          segments: path.split('/').slice(1).map(decodeURIComponent),
          query: 'x=%20&y',
          body: body ?? '',
          if_match: 'W/"1"',
          if_none_match: '"2"',
        });
      }
    },
  );

  test('gets the caller of the token, and nothing of another one', async () => {
    await send('/mirror/v1');
    expect(environment.echo.seen.at(-1)!.caller).toMatchObject({ kind: 'scim_token', scimTokenId: 5, isAdmin: false });
    const calls = environment.echo.seen.length;
    const others = [environment.identity.signIn(), createApiKey(1), scimTokenFormat.create(5), 'scim_5_x', 'none'];
    for (const token of others) expect((await send('/mirror/v1', {}, token)).status).toBe(401);
    expect(environment.echo.seen.length).toBe(calls);
    expect((await send('/api/things/1')).status).toBe(401);
  });

  test.each([
    ['without a token', 401, { headers: { authorization: '' } }, undefined],
    ['with half a body', 400, { method: 'POST', body: '{', headers: json }, 'invalidSyntax'],
    ['with another type', 415, { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } }, undefined],
    ['that is too large', 413, { method: 'POST', body: JSON.stringify('x'.repeat(1000)), headers: json }, undefined],
  ])('rejects a request %s with %i in its own format', async (_what, status, init, scimType) => {
    const response = await send('/mirror/v1/one', init);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/mirror+json']);
    const body = await response.json();
    expect(body).toEqual({
      schemas: ['urn:mirror:error'],
      status: `${status}`,
      detail: expect.any(String),
      ...(scimType && { scimType }),
    });
  });

  test('is not there below its fourth segment, nor above its path', async () => {
    expect((await send('/mirror/v1/1/2/3/4/5')).status).toBe(404);
    expect((await send('/mirror')).status).toBe(404);
  });
});

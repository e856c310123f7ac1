import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf, faults } from './support/client.ts';
import { startEnvironment, type TestEnvironment } from './support/environment.ts';

let environment: TestEnvironment;
let call: Client;
beforeAll(async () => {
  environment = await startEnvironment();
  call = clientOf((await environment.gateway({ PUBLIC_URL: 'http://127.0.0.1:4711' })).url);
});
afterAll(() => environment.stop());

const batch = (urls: unknown, token = environment.identity.signIn({ isAdmin: true })) =>
  call('POST', '/api/batch', { token, body: { urls } });

interface Result {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

describe('a batch of reads', () => {
  test('has the answer of each read, in their order', async () => {
    const token = environment.identity.signIn({ isAdmin: true });
    const urls = ['/api/things?limit=2', '/api/things/5', '/api/things?limit=3'];
    const single = await Promise.all(urls.map((url) => call('GET', url, { token })));
    const answer = await batch(urls, token);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.json['results']).toEqual(single.map(({ status, json }) => ({ status, body: json })));
  });

  test('has the problem of a read that fails beside the others', async () => {
    const token = environment.identity.signIn({ grants: { 'things.view': 'all' } });
    const urls = ['/api/things/404', '/api/things?colour=red', '/api/boxes', '/api/things/5'];
    const results = (await batch(urls, token)).json['results'] as Result[];
    expect(results.map(({ status }) => status)).toEqual([404, 422, 403, 200]);
    expect(results[1]!.body['errors']).toMatchObject([{ field: 'colour', code: 'unknown_parameter' }]);
  });

  test('takes the session cookie of a page that marks its calls', async () => {
    const token = environment.identity.signIn({ isAdmin: true });
    const cookie = `bms_session_4711=${token}`;
    const body = { urls: ['/api/things/5'] };
    const marked = await call('POST', '/api/batch', { headers: { cookie, 'x-session': 'cookie' }, body });
    expect((marked.json['results'] as Result[])[0]!.status).toBe(200);
    expect((await call('POST', '/api/batch', { headers: { cookie }, body })).status).toBe(401);
  });

  test('needs a caller', async () => {
    expect((await call('POST', '/api/batch', { body: { urls: ['/api/things/5'] } })).status).toBe(401);
  });

  test.each([
    ['no list', '/api/things', ['urls:wrong_type']],
    ['nothing', [], ['urls:required']],
    ['too many', Array.from({ length: 31 }, () => '/api/things'), ['urls:too_many']],
    ['a number', ['/api/things', 7], ['urls[1]:wrong_type']],
    ['another origin', ['http://evil.example/api/things'], ['urls[0]:not_allowed']],
    ['a URL of 2,001 characters', [`/api/${'x'.repeat(1996)}`], ['urls[0]:too_long']],
  ])('rejects %s as a whole', async (_what, urls, expected) => {
    const answer = await batch(urls);
    expect([answer.status, faults(answer)]).toEqual([422, expected]);
  });

  test.each([
    ['an unknown path', '/api/nothing'],
    ['a line break', '/api/things\r\nx: y'],
    ['itself', '/api/batch'],
    ['a page', '/api/docs'],
    ['a table', '/api/things?format=csv'],
    ['no path', '/api/'],
  ])('does not find %s, beside the other reads', async (_what, url) => {
    const results = (await batch([url, '/api/things/5'])).json['results'] as Result[];
    expect(results.map(({ status, body }) => [status, body['code']])).toEqual([
      [404, 'not_found'],
      [200, undefined],
    ]);
  });

  test('rejects members that it does not know', async () => {
    const token = environment.identity.signIn({ isAdmin: true });
    expect(faults(await call('POST', '/api/batch', { token, body: { urls: ['/api/things'], url: '' } }))).toEqual([
      'url:unknown_field',
    ]);
  });
});

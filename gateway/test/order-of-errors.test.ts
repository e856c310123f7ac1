import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf, faults, type Sent } from './support/client.ts';
import { startEnvironment, type TestEnvironment } from './support/environment.ts';

let environment: TestEnvironment;
let call: Client;

beforeAll(async () => {
  environment = await startEnvironment();
  call = clientOf((await environment.gateway()).url);
});
afterAll(() => environment.stop());

const code = async (method: string, path: string, sent: Sent) => (await call(method, path, sent)).json['code'];

/** Starts with a request that has every error and corrects one error after the other. */
describe('the first of several errors is reported', () => {
  const nobody = { headers: { 'content-type': 'text/plain', 'if-match': '"2"' }, body: 'not json' };

  test('the route, before all else', async () => {
    expect(await code('PATCH', '/api/nothing/5', nobody)).toBe('unknown_path');
    expect(await code('POST', '/api/things/404', nobody)).toBe('method_not_allowed');
  });

  test('the token, before the body', async () => {
    expect(await code('PATCH', '/api/things/404', nobody)).toBe('unauthenticated');
  });

  test('the body, before the permission', async () => {
    const token = environment.identity.signIn({});
    expect(await code('PATCH', '/api/things/404', { ...nobody, token })).toBe('unsupported_media_type');
    expect(await code('PATCH', '/api/things/404', { token, body: 'not json' })).toBe('malformed_json');
    expect(await code('PATCH', '/api/things/404', { token, body: 'x'.repeat(2_000_000) })).toBe('too_large');
  });

  test('the permission, before the record and validation', async () => {
    const token = environment.identity.signIn({ grants: { 'things.view': 'all' } });
    expect(await code('PATCH', '/api/things/404', { token, body: { titel: 1 } })).toBe('forbidden');
    expect(await code('PATCH', '/api/things/abc', { token, body: { titel: 1 } })).toBe('forbidden');
  });

  const wrongForms: [string, string, Sent][] = [
    ['PATCH', '', { body: { titel: 1 } }],
    ['PUT', '', { body: {} }],
    ['DELETE', '?recursive=true', {}],
    ['POST', '/notes', { body: { note: 7 } }],
    ['POST', '/touch', { body: { x: 1 } }],
  ];
  const withForm = (id: number, headers: Record<string, string> = {}) =>
    wrongForms.map(async ([method, rest, sent]) => {
      const token = environment.identity.signIn({ isAdmin: true });
      const response = await call(method, `/api/things/${id}${rest}`, { ...sent, token, headers });
      return response.status;
    });

  test('a missing or inaccessible record, before validation', async () => {
    expect(await Promise.all(withForm(404))).toEqual(wrongForms.map(() => 404));
    expect(await Promise.all(withForm(403))).toEqual(wrongForms.map(() => 403));
  });

  test('the version, before validation', async () => {
    expect(await Promise.all(withForm(5, { 'if-match': '"2"' }))).toEqual(wrongForms.map(() => 412));
  });

  test('validation, last, without any change', async () => {
    const before = environment.echo.seen.length;
    expect(await Promise.all(withForm(5, { 'if-match': '"3"' }))).toEqual(wrongForms.map(() => 422));
    const done = environment.echo.seen.slice(before).map(({ rpc, message }) => [rpc, message['update_mask'] ?? null]);
    expect(new Set(done.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['["Update",{"paths":[]}]', '["Get",null]']),
    );
  });

  test('a missing record, before the query', async () => {
    const token = environment.identity.signIn({ isAdmin: true });
    expect(await code('GET', '/api/things/404?x=1', { token })).toBe('not_found');
    expect(faults(await call('GET', '/api/things/5?x=1', { token }))).toEqual(['x:unknown_parameter']);
  });

  test('validation, if the caller may not read the record', async () => {
    const token = environment.identity.signIn({ grants: { 'things.update': 'all' } });
    expect(await code('POST', '/api/things/404/notes', { token, body: {} })).toBe('validation_failed');
  });
});

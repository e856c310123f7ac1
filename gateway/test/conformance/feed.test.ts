import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, clientOf, faults } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';

let environment: TestEnvironment;
let call: Client;
let admin: string;

beforeAll(async () => {
  environment = await startEnvironment();
  call = clientOf((await environment.gateway()).url);
  admin = environment.identity.signIn();
});
afterAll(() => environment.stop());

const get = (path: string, token = admin) => call('GET', path, { token });
const recordsOf = async (path: string, token = admin) => {
  const { status, json } = await get(path, token);
  expect(status).toBe(200);
  return (json['records'] as { record?: object }[]).map(({ record }) => record);
};

test('a feed without fields has no records', async () => {
  const records = await recordsOf('/api/feed');
  expect(records).toEqual(Array.from({ length: 8 }, () => undefined));
});

test('fields brings the chosen members of each record that its module has, of none that is gone or unknown', async () => {
  const none = [undefined, undefined, undefined];
  expect(await recordsOf('/api/feed?fields=id,title,name')).toEqual([
    { id: 5, title: 'Thing 5' },
    { id: 1, name: 'Keeper 1' },
    { id: 5, title: 'Thing 5' },
    undefined,
    { id: 101, name: 'Guest 101' },
    ...none,
  ]);
});

test('each record is read once, and the service of the feed does not receive fields', async () => {
  const before = environment.echo.seen.length;
  await get('/api/feed?fields=id&modules=things');
  const seen = environment.echo.seen.slice(before).map(({ rpc, message }) => [rpc, message]);
  expect(seen).toEqual([
    ['List', { modules: 'things' }],
    ['Get', { id: 5 }],
    ['Get', { id: 404 }],
  ]);
});

test('fields=* is the whole detail with its etag', async () => {
  const detail = await get('/api/things/5');
  const [thing, keeper] = await recordsOf('/api/feed?fields=*');
  expect(thing).toEqual({ ...(detail.json['record'] as object), etag: '"3"' });
  expect(keeper).toEqual({ id: 1, name: 'Keeper 1', remark: 'x', keys: { a: 'b' }, etag: '"2"' });
});

test('records of modules that the caller may not view are left out', async () => {
  const token = environment.identity.signIn({ grants: { 'keepers.view': 'all' } });
  const records = await recordsOf('/api/feed?fields=id,etag', token);
  expect(records.map((record) => record ?? null)).toEqual([
    null,
    { id: 1, etag: '"2"' },
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('portal users get no staff-only members', async () => {
  const token = environment.identity.signIn({ userType: 'client', clientId: 1, grants: { 'keepers.view': 'all' } });
  expect((await recordsOf('/api/feed?fields=*', token))[1]).toEqual({
    id: 1,
    name: 'Keeper 1',
    keys: { a: 'b' },
    etag: '"2"',
  });
  expect(faults(await get('/api/feed?fields=remark&modules=keepers', token))).toEqual(['fields:not_allowed']);
});

test.each(['fields=colour', 'fields=id,colour', 'fields=title&modules=keepers', 'fields=__proto__', 'fields=secret'])(
  '%s is 422 and names it, and calls no service',
  async (query) => {
    const before = environment.echo.seen.length;
    const response = await get(`/api/feed?${query}`);
    expect([response.status, faults(response)]).toEqual([422, ['fields:not_allowed']]);
    expect(environment.echo.seen.length).toBe(before);
  },
);

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

const get = (path: string, token = admin, headers = {}) => call('GET', path, { token, headers });
const callsOf = (name: string) => environment.echo.seen.filter(({ rpc }) => rpc === name).length;
const keeper = (id: number) => ({ id, name: `Keeper ${id}`, remark: 'x', keys: { a: 'b' } });
const guest = (id: number) => ({ ...keeper(id), name: `Guest ${id}` });

describe('expand of a detail', () => {
  test('brings what it refers to beside the unchanged record, each once, by module and id', async () => {
    const { json: usual } = await get('/api/boxes/1');
    const { json: thing } = await get('/api/things/5');
    const { status, json } = await get('/api/boxes/1?expand=thing,keepers,owner,checker,owner');
    expect(status).toBe(200);
    const keepers = { 1: keeper(1), 2: keeper(2) };
    expect(json).toEqual({
      ...usual,
      expanded: { things: { 5: thing['record'] }, keepers, guests: { 101: guest(101) } },
    });
  });

  test('leaves out what is missing, and is empty without a reference', async () => {
    expect((await get('/api/boxes/3?expand=thing')).json['expanded']).toEqual({ things: {} });
    expect((await get('/api/boxes/4?expand=thing')).json['expanded']).toEqual({ things: {} });
  });

  test('leaves out what the caller may not see', async () => {
    const token = environment.identity.signIn({ grants: { 'boxes.view': 'all', 'keepers.view': 'all' } });
    const { status, json } = await get('/api/boxes/1?expand=thing,keepers', token);
    expect(status).toBe(200);
    expect(json['expanded']).toEqual({ things: {}, keepers: { 1: keeper(1), 2: keeper(2) }, guests: {} });
  });

  test('shows portal users no staff-only members', async () => {
    const grants = { 'boxes.view': 'all', 'keepers.view': 'all' } as const;
    const token = environment.identity.signIn({ userType: 'client', clientId: 1, grants });
    const { remark, ...shown } = keeper(1);
    expect((await get('/api/boxes/1?expand=owner', token)).json['expanded']).toEqual({
      keepers: { 1: shown },
      guests: {},
    });
    expect(faults(await get('/api/boxes/1?expand=checker', token))).toEqual(['expand:not_allowed']);
  });

  test('goes with fields that leave out the reference', async () => {
    const { json } = await get('/api/boxes/1?fields=id&expand=thing');
    expect(json['record']).toEqual({ id: 1 });
    expect(Object.keys((json['expanded'] as { things: object }).things)).toEqual(['5']);
  });

  test('is no 304 by the version of the record, since the others may have changed', async () => {
    const known = { 'if-none-match': '"3"' };
    expect((await get('/api/boxes/1', admin, known)).status).toBe(304);
    const { status, headers } = await get('/api/boxes/1?expand=thing', admin, known);
    expect([status, headers.get('etag')]).toEqual([200, '"3"']);
  });

  test('fails if the service of what it refers to is unavailable', async () => {
    expect((await get('/api/boxes/503')).status).toBe(200);
    expect((await get('/api/boxes/503?expand=owner')).status).toBe(503);
  });
});

describe('expand of a list', () => {
  test('reads each record once, and no details if its items have the references', async () => {
    const before = environment.echo.seen.length;
    const { json } = await get('/api/boxes?limit=20&expand=thing');
    expect((json['records'] as object[])[0]).toEqual({ id: 1, thing_id: 5 });
    expect(Object.keys((json['expanded'] as { things: object }).things)).toEqual(['5']);
    // The list, the things 5 and 404.
    expect(environment.echo.seen.length - before).toBe(3);
  });

  test('brings references that only the details have', async () => {
    const { json } = await get('/api/boxes?limit=2&expand=keepers,owner');
    expect(json['records']).toEqual([
      { id: 1, thing_id: 5 },
      { id: 2, thing_id: 5 },
    ]);
    const guests = { 101: guest(101), 102: guest(102) };
    expect(json['expanded']).toEqual({ keepers: { 1: keeper(1), 2: keeper(2) }, guests });
  });

  test('goes with fields, whose details it takes', async () => {
    const before = callsOf('Get');
    const { json } = await get('/api/boxes?limit=2&fields=owner_id&expand=owner');
    expect(json['records']).toEqual([{ owner_id: 1 }, { owner_id: 0 }]);
    expect(json['expanded']).toEqual({ keepers: { 1: keeper(1) }, guests: {} });
    // Two boxes, and the person as a keeper and as a guest.
    expect(callsOf('Get') - before).toBe(4);
  });

  test('is 422 for CSV', async () => {
    const response = await get('/api/boxes?expand=thing', admin, { accept: 'text/csv' });
    expect([response.status, faults(response)]).toEqual([422, ['expand:excluded']]);
    expect((await get('/api/boxes', admin, { accept: 'text/csv' })).status).toBe(200);
  });
});

test.each(['colour', 'thing,colour', 'thing_id', 'lid', '__proto__', 'constructor', 'id', 'thing,'])(
  'expand=%s is 422 and names it, and calls no service',
  async (expand) => {
    const before = environment.echo.seen.length;
    for (const path of ['/api/boxes', '/api/boxes/5']) {
      const response = await get(`${path}?expand=${expand}`);
      expect([response.status, faults(response)]).toEqual([422, ['expand:not_allowed']]);
    }
    expect(environment.echo.seen.length).toBe(before);
  },
);

test('more than ten names are 422', async () => {
  const names = Array.from({ length: 11 }, (_, at) => `name${at}`);
  expect(faults(await get(`/api/boxes?expand=${names.join()}`))).toEqual(['expand:too_many']);
});

test('an empty expand is the usual answer', async () => {
  expect((await get('/api/boxes?expand=&limit=2')).text).toBe((await get('/api/boxes?limit=2')).text);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf, faults } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';
import { transports, useTransport } from '../support/transport.ts';

describe.each(transports)('over %s', (transport) => {
  let environment: TestEnvironment;
  let call: Client;
  let token: string;

  beforeAll(async () => {
    environment = await startEnvironment({ servesStreams: transport === 'streams' });
    call = clientOf((await environment.gateway()).url);
    token = environment.identity.signIn();
    await useTransport(transport, environment, () => call('GET', '/api/things/5', { token }));
  });
  afterAll(() => environment.stop());

  const get = (path: string) => call('GET', path, { token });

  describe('fields of a detail', () => {
    test('selects members', async () => {
      const { status, json, headers } = await get('/api/things/5?fields=lines,id');
      expect(status).toBe(200);
      expect(json).toEqual({ record: { id: 5, lines: [{ title: 'a', quantity: 1.5, rate: 0 }] } });
      expect(headers.get('etag')).toBe('"3"');
    });

    test('with * is the detail, and etag is a member by its name', async () => {
      const { text } = await get('/api/things/5');
      expect((await get('/api/things/5?fields=*')).text).toBe(text);
      expect((await get('/api/things/5?fields=')).text).toBe(text);
      expect((await get('/api/things/5?fields=id,etag')).json).toEqual({ record: { id: 5, etag: '"3"' } });
    });

    test('keeps 304 and 404', async () => {
      const headers = { 'if-none-match': '"3"' };
      expect((await call('GET', '/api/things/5?fields=id', { token, headers })).status).toBe(304);
      expect((await get('/api/things/404?fields=id')).status).toBe(404);
    });
  });

  describe('fields of a list', () => {
    test('brings members of the details, which the list alone does not have', async () => {
      const { status, json } = await get('/api/things?limit=2&fields=id,lines');
      expect(status).toBe(200);
      const lines = [{ title: 'a', quantity: 1.5, rate: 0 }];
      expect(json).toEqual({
        records: [
          { id: 1, lines },
          { id: 2, lines },
        ],
        meta: { total: 91, current_page: 1, per_page: 2 },
      });
    });

    test('with * are the details with their etags', async () => {
      const { json } = await get('/api/things?limit=1&fields=*');
      const detail = await get('/api/things/1');
      expect(json['records']).toEqual([{ ...(detail.json['record'] as object), etag: '"3"' }]);
    });

    test('leaves out a record that was deleted after the list was read', async () => {
      expect((await get('/api/things?limit=1&page=404&fields=id')).json['records']).toEqual([]);
    });

    test('fails as a detail fails', async () => {
      expect((await get('/api/things?limit=1&page=403&fields=id')).status).toBe(403);
    });

    test('is no parameter of the services', async () => {
      await get('/api/things?limit=1&fields=id');
      const { rpc, message } = environment.echo.seen.at(-1)!;
      expect([rpc, message]).toEqual(['Get', { id: 1 }]);
      expect(environment.echo.seen.at(-2)).toMatchObject({ rpc: 'List', message: { list: { limit: 1 } } });
    });
  });

  test.each(['colour', 'id,colour', 'secret', '__proto__', 'constructor', 'id,', 'lines.title', 'record'])(
    'fields=%s is 422 and names it, and calls no service',
    async (fields) => {
      const before = environment.echo.seen.length;
      for (const path of ['/api/things', '/api/things/5']) {
        const response = await get(`${path}?fields=${fields}`);
        expect([response.status, faults(response)]).toEqual([422, ['fields:not_allowed']]);
      }
      expect(environment.echo.seen.length).toBe(before);
    },
  );

  test('is a parameter of lists and details only', async () => {
    expect(faults(await get('/api/things/special?fields=id'))).toEqual(['fields:unknown_parameter']);
    const changed = await call('DELETE', '/api/things/5?fields=id', { token });
    expect(faults(changed)).toEqual(['fields:unknown_parameter']);
  });
});

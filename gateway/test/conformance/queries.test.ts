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

  describe('a query', () => {
    test.each([
      ['', { list: { page: 1, limit: 20 } }],
      ['?', { list: { page: 1, limit: 20 } }],
      ['?page=2&owner_id=5&open=true', { list: { page: 2, limit: 20 }, owner_id: 5, open: true }],
      ['?tag=a&tag=b', { tag: ['a', 'b'] }],
      ['?_=1700000000', { list: { page: 1, limit: 20 } }],
      ['?page=&search=&owner_id=&tag=', { list: { page: 1, limit: 20 }, tag: [] }],
      ['?search=a%20b+c%26d', { list: { search: 'a b c&d' } }],
      ['?search=%C3%A9t%C3%A9', { list: { search: 'été' } }],
      ['?search=a=b', { list: { search: 'a=b' } }],
      ['?search=.*%24', { list: { search: '.*$' } }],
      ['?sort=-title', { list: { sort: '-title' } }],
    ])('%s is read as %j', async (query, message) => {
      const { status } = await call('GET', `/api/things${query}`, { token });
      expect(status).toBe(200);
      expect(environment.echo.seen.at(-1)).toMatchObject({ rpc: 'List', message });
    });

    test('tells the service which list-valued filters are empty, so that they select nothing', async () => {
      const filtersOf = async (query: string) => {
        expect((await call('GET', `/api/things${query}`, { token })).status).toBe(200);
        return environment.echo.seen.at(-1)!.headers['x-empty-filters'];
      };
      expect(await filtersOf('?tag=,')).toBe('tag');
      expect(await filtersOf('?tag=&owner_id=')).toBe('tag');
      expect(await filtersOf('?tag=a,')).toBeUndefined();
      expect(await filtersOf('?owner_id=')).toBeUndefined();
    });

    test.each([
      ['page=0', 'page:out_of_range'],
      ['page=1.5', 'page:wrong_type'],
      ['page=0x10', 'page:wrong_type'],
      ['page=1e1', 'page:wrong_type'],
      ['page=99999999999999999999', 'page:out_of_range'],
      ['page=1&page=2', 'page:repeated'],
      ['pages=1', 'pages:unknown_parameter'],
      ['page[]=1', 'page[]:unknown_parameter'],
      ['owner_id[$gt]=1', 'owner_id[$gt]:unknown_parameter'],
      ['list[page]=1', 'list[page]:unknown_parameter'],
      ['list=1', 'list:unknown_parameter'],
      ['__proto__=1', '__proto__:unknown_parameter'],
      ['constructor=1', 'constructor:unknown_parameter'],
      ['update_mask=title', 'update_mask:unknown_parameter'],
      ['owner_id=0', 'owner_id:out_of_range'],
      ['sort=colour', 'sort:not_allowed'],
      ['tag=c', 'tag[0]:not_allowed'],
      ['open=maybe', 'open:wrong_type'],
      [`search=${'x'.repeat(101)}`, 'search:too_long'],
      ['search=%zz', 'search:invalid_format'],
      ['search=%ff', 'search:invalid_format'],
      ['%zz=1', '%zz:invalid_format'],
      ['created_from=2026-02-30', 'created_from:invalid_format'],
    ])('with %s is 422 and names it', async (query, fault) => {
      const response = await call('GET', `/api/things?${query}`, { token });
      expect([response.status, faults(response)]).toEqual([422, [fault]]);
    });

    test('without parameters accepts none but _', async () => {
      expect((await call('GET', '/api/open?_=1')).status).toBe(200);
      expect(faults(await call('GET', '/api/open?x=1'))).toEqual(['x:unknown_parameter']);
      expect(faults(await call('POST', '/api/sign-in?text=a', { body: {} }))).toEqual(['text:unknown_parameter']);
    });
  });
});

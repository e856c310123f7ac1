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

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    call('POST', '/api/things', { token, body, headers });
  const seen = () => environment.echo.seen.at(-1)!.message;

  describe('a create', () => {
    test('passes on sent values, including zero and empty ones, and defaults for the rest', async () => {
      const { status } = await post({ title: 'a', count: 0, small: 0, flag: false, labels: [], values: {}, due: null });
      expect(status).toBe(201);
      expect(seen()).toMatchObject({
        thing: { title: 'a', status: 'new', count: 0, small: 0, flag: false, labels: [] },
      });
      expect(seen()['thing']).not.toHaveProperty('due');
    });

    test('returns unset fields as null and decimals as numbers, without secrets and empty remarks', async () => {
      const { json, headers } = await post({ title: 'a', secret: 'x' });
      const { record } = json as { record: Record<string, unknown> };
      expect(record).toMatchObject({
        id: 7,
        due: null,
        small: null,
        labels: [],
        lines: [{ title: 'a', quantity: 1.5, rate: 0 }],
      });
      expect(record).not.toHaveProperty('secret');
      expect(record).not.toHaveProperty('remark');
      expect(headers.get('etag')).toBe('"1"');
    });

    test.each([
      ['nothing', undefined, ['title:required']],
      ['a required field that is null', { title: null }, ['title:required']],
      ['an unknown field', { title: 'a', titel: 'b' }, ['titel:unknown_field']],
      [
        'prototype keys',
        '{"title":"a","__proto__":{"id":1},"constructor":1}',
        ['__proto__:unknown_field', 'constructor:unknown_field'],
      ],
      ['server-set fields', { title: 'a', id: 1, total: 5 }, ['id:read_only', 'total:read_only']],
      ['a wrong type', { title: 1 }, ['title:wrong_type']],
      ['an integer past 2^53', '{"title":"a","count":9007199254740993}', ['count:out_of_range']],
      ['an int32 past its range', { title: 'a', small: 2147483648 }, ['small:out_of_range']],
      [
        'a decimal with too many places',
        '{"title":"a","lines":[{"title":"x","quantity":0.30000000000000004}]}',
        ['lines[0].quantity:too_precise'],
      ],
      ['a decimal as text', { title: 'a', lines: [{ title: 'x', quantity: '1' }] }, ['lines[0].quantity:wrong_type']],
      ['an operator object', { title: { $gt: '' } }, ['title:wrong_type']],
      ['a list for the body', [], [':wrong_type']],
      ['a number for the body', '7', [':wrong_type']],
      ['null for the body', 'null', [':required']],
      ['a lone surrogate', '{"title":"\\ud800"}', ['title:invalid_text']],
    ])('with %s is 422 and names it', async (_what, body, expected) => {
      const response = await post(body);
      expect([response.status, faults(response)]).toEqual([422, [...expected].sort()]);
    });

    test('a decimal travels as it was written', async () => {
      await post('{"title":"a","lines":[{"title":"x","quantity":0.1,"rate":1.2000},{"title":"y","quantity":1e2}]}');
      expect((seen()['thing'] as { lines: object[] }).lines).toMatchObject([
        { quantity: '0.1', rate: '1.2' },
        { quantity: '100' },
      ]);
    });

    test.each([
      '{"title":"a","title":"b"}',
      '{"title":"a","t\\u0069tle":"b"}',
      '{"title":"a","lines":[{"title":"x","quantity":1,"quantity":2}]}',
    ])('with a duplicate member is 400: %s', async (body) => {
      const response = await post(body);
      expect([response.status, response.json['code']]).toEqual([400, 'malformed_json']);
      expect(response.json['detail']).toMatch(/^The body contains the field "(title|quantity)" more than once\.$/);
    });

    test('may have the same member in different objects, and text that looks like one', async () => {
      const body = '{"title":"\\"title\\":","lines":[{"title":"x","quantity":1},{"title":"x","quantity":1}]}';
      expect((await post(body)).status).toBe(201);
    });

    test('with 500 invalid lines is answered at once, without delaying other calls', async () => {
      const lines = Array.from({ length: 500 }, () => ({ title: '', quantity: 0 }));
      const [wrong, ...others] = await Promise.all([
        post({ title: 'a', lines }),
        ...Array.from({ length: 20 }, () => post({ title: 'b' })),
      ]);
      expect(wrong.status).toBe(422);
      expect(faults(wrong)).toHaveLength(50);
      expect(others.map(({ status }) => status)).toEqual(Array(20).fill(201));
    });

    test('with ten thousand unknown fields is answered briefly', async () => {
      const body = `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join()}}`;
      const response = await post(body);
      expect(response.status).toBe(422);
      expect(response.text.length).toBeLessThan(20_000);
    });

    test('with a very long unknown name does not repeat it in full', async () => {
      const response = await post({ title: 'a', [`x${'y'.repeat(500_000)}`]: 1 });
      expect(response.status).toBe(422);
      expect(response.text.length).toBeLessThan(3000);
    });
  });

  describe('a PATCH', () => {
    const patch = async (body: unknown) => {
      const response = await call('PATCH', '/api/things/5', { token, body });
      return {
        ...response,
        mask: response.status === 200 ? (seen()['update_mask'] as { paths: string[] }).paths.sort() : undefined,
      };
    };

    test.each([
      ['fields that were sent', { count: 0, flag: false }, ['count', 'flag']],
      ['nothing', {}, []],
      ['null', { due: null, remark: null }, ['due', 'remark']],
      ['lists, whole', { labels: [] }, ['labels']],
      ['maps, by key', { values: { field_1: 'a', field_2: null } }, ['values.field_1', 'values.field_2']],
      ['server-set fields sent back', { id: 5, title: 'a', total: 9 }, ['id', 'title', 'total']],
    ])('masks %s', async (_what, body, mask) => {
      expect((await patch(body)).mask).toEqual(mask);
    });

    test('clears a field to the default of the contract', async () => {
      await patch({ status: null });
      expect(seen()).toMatchObject({ id: 5, thing: { status: 'new' }, update_mask: { paths: ['status'] } });
    });

    test('does not clear a required field', async () => {
      expect(faults(await patch({ title: null }))).toEqual(['title:required']);
    });

    test('without a body changes nothing', async () => expect((await patch(undefined)).mask).toEqual([]));
  });

  describe('a PUT', () => {
    const masks = async (path: string, body: unknown) => {
      await call('PUT', path, { token, body });
      return (seen()['update_mask'] as { paths: string[] }).paths.sort();
    };
    test('replaces all writable fields except those that the contract keeps', async () => {
      expect(await masks('/api/things/5', { title: 'a' })).toEqual(
        ['count', 'due', 'flag', 'labels', 'lines', 'remark', 'secret', 'small', 'title'].sort(),
      );
    });
    test('needs the required fields', async () => {
      expect(faults(await call('PUT', '/api/things/5', { token, body: {} }))).toEqual(['title:required']);
    });
    test('changes only sent fields if the policy says merge', async () => {
      expect(await masks('/api/merged-things/5', { count: 1 })).toEqual(['count']);
    });
  });

  describe('a body', () => {
    test.each([
      ['no JSON', '{"title":', 400, 'malformed_json'],
      ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, 'malformed_json'],
      ['33 levels', `{"title":${'['.repeat(32)}${']'.repeat(32)}}`, 400, 'too_deep'],
      ['a hundred thousand levels', '['.repeat(100_000), 400, 'too_deep'],
      ['more than 20,000 values', `[${'1,'.repeat(20_000)}1]`, 413, 'too_large'],
      ['more than 1 MB', JSON.stringify({ title: 'x'.repeat(1_048_576) }), 413, 'too_large'],
    ])('of %s is rejected', async (_what, body, status, code) => {
      const response = await post(body);
      expect([response.status, response.json['code'], response.headers.get('content-type')]).toEqual([
        status,
        code,
        'application/problem+json',
      ]);
    });

    test('of 32 levels is accepted', async () => {
      expect((await post(`{"title":${'['.repeat(31)}${']'.repeat(31)}}`)).status).toBe(422);
    });

    test.each([
      ['application/json; charset=utf-8', 201],
      ['APPLICATION/JSON;charset="UTF-8"', 201],
      ['application/merge-patch+json', 201],
      ['application/json; charset=latin1', 415],
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['application/jsonp', 415],
      ['multipart/form-data; boundary=x', 415],
    ])('of type %s is %i', async (type, status) => {
      expect((await post('{"title":"a"}', { 'content-type': type })).status).toBe(status);
    });

    test('may be larger or smaller by policy', async () => {
      const small = (text: string) => call('POST', '/api/small', { token, body: { text } });
      expect((await small('x'.repeat(100))).status).toBe(200);
      expect((await small('x'.repeat(200))).status).toBe(413);
    });

    test('is measured after decompression', async () => {
      const { gzipSync } = await import('node:zlib');
      const send = (text: string, encoding = 'gzip') => post(gzipSync(text), { 'content-encoding': encoding });
      expect((await send('{"title":"a"}')).status).toBe(201);
      expect((await send(JSON.stringify({ title: 'x'.repeat(5_000_000) }))).status).toBe(413);
      expect((await send('{"title":"a"}', 'zstd-of-mine')).status).toBe(415);
      expect((await post('{"title":"a"}', { 'content-encoding': 'gzip' })).status).toBe(400);
    });

    test('of white space counts as none', async () => expect(faults(await post(' \n '))).toEqual(['title:required']));

    test('is rejected by routes without body fields, unless it is empty', async () => {
      const touch = (body?: unknown) => call('POST', '/api/things/5/touch', { token, body });
      expect((await touch()).status).toBe(200);
      expect((await touch({})).status).toBe(200);
      expect(faults(await touch({ note: 'x' }))).toEqual(['note:unknown_field']);
      expect(faults(await touch([1]))).toEqual([':wrong_type']);
      expect(faults(await call('DELETE', '/api/things/5', { token, body: { type: 'all' } }))).toEqual([
        'type:unknown_field',
      ]);
    });
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ApiError, compileRequestSchema, type HttpMethod, loadContract, readJson } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });

function schemaOf(name: string, method: HttpMethod) {
  const rpc = contract.rpc(`/bms.trial.Things/${name}`);
  return compileRequestSchema(rpc, rpc.bindings.find((binding) => binding.method === method)!);
}
const schemas = {
  create: schemaOf('Create', 'POST'),
  put: schemaOf('Update', 'PUT'),
  patch: schemaOf('Update', 'PATCH'),
  list: schemaOf('List', 'GET'),
  show: schemaOf('Show', 'GET'),
};

const send = (
  schema: keyof typeof schemas,
  json: string,
  query = '',
  params: Record<string, string> = { id: '7', key: 'k' },
) =>
  schemas[schema].bind({
    params,
    query: new URLSearchParams(query),
    ...(json && { body: readJson(json, schemas[schema].needsNumberSource) }),
  });

function errorOf(action: () => unknown): { code: string; fields: string[] } {
  try {
    action();
  } catch (error) {
    if (error instanceof ApiError)
      return { code: error.code, fields: error.violations.map((v) => `${v.field}:${v.code}`) };
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a create', () => {
  test('sets the defaults and treats null of an optional field as absent', () => {
    expect(send('create', '{"title":"a","due":null,"labels":null}')).toEqual({ thing: { title: 'a', status: 'new' } });
  });

  test('treats the empty string as null for dates and numbers', () => {
    expect(send('create', '{"title":"a","due":"","small":"","count":""}')).toEqual({
      thing: { title: 'a', status: 'new' },
    });
    expect(send('patch', '{"due":"","small":""}')).toMatchObject({
      thing: {},
      update_mask: { paths: expect.arrayContaining(['due', 'small']) },
    });
  });

  test('keeps zero, false and empty values that were sent', () => {
    expect(send('create', '{"title":"a","count":0,"flag":false,"labels":[],"values":{},"small":0}')).toEqual({
      thing: { title: 'a', count: 0, flag: false, labels: [], values: {}, small: 0, status: 'new' },
    });
  });

  test.each([
    ['no body', '', ['title:required']],
    ['a required field that is null', '{"title":null}', ['title:required']],
    ['a required field of white space', '{"title":" \\t"}', ['title:required']],
    ['an unknown field', '{"title":"a","titel":"b"}', ['titel:unknown_field']],
    [
      'a prototype key',
      '{"title":"a","__proto__":{"id":1},"constructor":1}',
      ['__proto__:unknown_field', 'constructor:unknown_field'],
    ],
    ['a server-set field', '{"title":"a","id":1,"total":null}', ['id:read_only', 'total:read_only']],
    ['another status than the initial one', '{"title":"a","status":"old"}', ['status:not_allowed']],
    ['a number for a string', '{"title":1}', ['title:wrong_type']],
    ['a string for a number', '{"title":"a","count":"1"}', ['count:wrong_type']],
    ['a fraction for an integer', '{"title":"a","count":1.5}', ['count:wrong_type']],
    ['an integer past 2^53', '{"title":"a","count":9007199254740993}', ['count:out_of_range']],
    ['an int32 past its range', '{"title":"a","small":2147483648}', ['small:out_of_range']],
    ['too long a string', '{"title":"12345678901"}', ['title:too_long']],
    ['a day that does not exist', '{"title":"a","due":"2026-02-30"}', ['due:invalid_format']],
    ['a year before 1900', '{"title":"a","due":"0206-02-28"}', ['due:invalid_format']],
    ['a line break in a name', '{"title":"a\\nb"}', ['title:invalid_text']],
    ['a control character in a name', '{"title":"a\\u0007"}', ['title:invalid_text']],
    ['U+FFFF in a name', '{"title":"a\\uffff"}', ['title:invalid_text']],
    ['a control character in a label', '{"title":"a","labels":["b\\u0085"]}', ['labels[0]:invalid_text']],
    ['a bad address', '{"title":"a","email":"a@b"}', ['email:invalid_format']],
    ['a null in a list', '{"title":"a","labels":["a",null]}', ['labels[1]:required']],
    ['the same label twice', '{"title":"a","labels":["a","a"]}', ['labels:duplicate']],
    ['too many labels', '{"title":"a","labels":["a","b","c","d"]}', ['labels:too_many']],
    ['a map key of another form', '{"title":"a","values":{"x":"1"}}', ['values.x:unknown_field']],
    ['a lone surrogate', '{"title":"\\ud800"}', ['title:invalid_text']],
    ['a list for an object', '{"title":"a","values":[]}', ['values:wrong_type']],
    ['a body that is a list', '[]', [':wrong_type']],
    [
      'a line without its quantity',
      '{"title":"a","lines":[{"title":"x","quantity":1},{"title":"y"}]}',
      ['lines[1].quantity:required'],
    ],
  ])('rejects %s', (_what, json, fields) => {
    const { code, fields: found } = errorOf(() => send('create', json));
    expect([code, found.sort()]).toEqual(['validation_failed', [...fields].sort()]);
  });

  test('reads emoji as one character', () => {
    expect(send('create', `{"title":"${'🎉'.repeat(10)}"}`)).toBeDefined();
  });
});

describe('decimals', () => {
  const line = (quantity: string, rate = '1') =>
    send('create', `{"title":"a","lines":[{"title":"x","quantity":${quantity},"rate":${rate}}]}`);

  test.each([
    ['2', '2'],
    ['0.1', '0.1'],
    ['1.500', '1.5'],
    ['1e2', '100'],
    ['123456789012.345', '123456789012.345'],
  ])('%s travels as "%s"', (sent, text) => {
    expect((line(sent)['thing'] as { lines: object[] }).lines[0]).toMatchObject({ quantity: text });
  });

  test.each([
    ['0.1234', 'too_precise'],
    ['0.30000000000000004', 'too_precise'],
    ['1.00000000000000000001', 'too_precise'],
    ['1234567890123.456', 'too_precise'],
    ['0', 'out_of_range'],
    ['-1', 'out_of_range'],
    ['"1"', 'wrong_type'],
  ])('%s is rejected as %s', (sent, code) => {
    expect(errorOf(() => line(sent)).fields).toContain(`lines[0].quantity:${code}`);
  });
});

describe('a decimal that the server sets', () => {
  const line = (product: string) =>
    send('patch', `{"lines":[{"title":"x","quantity":1,"rate":1,"product":${product}}]}`);

  test('may be sent back with all its digits', () => {
    expect((line('152415677.6212345')['thing'] as { lines: object[] }).lines[0]).toMatchObject({
      product: '152415677.6212345',
    });
  });

  test.each(['0.12345678', '1e-999999999', '1e21'])('is rejected as %s, which no response contained', (product) => {
    expect(errorOf(() => line(product)).fields).toEqual(['lines[0].product:read_only']);
  });

  test('is rejected in a create', () => {
    const json = '{"title":"a","lines":[{"title":"x","quantity":1,"rate":1,"product":1}]}';
    expect(errorOf(() => send('create', json)).fields).toEqual(['lines[0].product:read_only']);
  });
});

describe('a PATCH', () => {
  const mask = (json: string) => (send('patch', json)['update_mask'] as { paths: string[] }).paths.sort();

  test('changes the sent fields and no others', () => {
    expect(send('patch', '{"count":0}')).toEqual({ id: 7, thing: { count: 0 }, update_mask: { paths: ['count'] } });
  });
  test('changes nothing when nothing was sent', () => expect(mask('{}')).toEqual([]));
  test('clears with null, down to the default', () => {
    expect(send('patch', '{"due":null,"status":null}')).toEqual({
      id: 7,
      thing: { status: 'new' },
      update_mask: { paths: ['status', 'due'].sort().reverse() },
    });
  });
  test('does not clear a required field', () =>
    expect(errorOf(() => mask('{"title":null}')).fields).toEqual(['title:required']));
  test('replaces lists and merges maps by key', () => {
    expect(mask('{"labels":[],"values":{"field_1":"a","field_2":null}}')).toEqual([
      'labels',
      'values.field_1',
      'values.field_2',
    ]);
  });
  test('passes server-set fields on, for the service to compare', () =>
    expect(mask('{"id":7,"total":5}')).toEqual(['id', 'total']));
  test('accepts any status of the contract', () => expect(mask('{"status":"old"}')).toEqual(['status']));
});

describe('a PUT', () => {
  test('sets omitted fields to their defaults, except those that the contract keeps', () => {
    const message = send('put', '{"title":"a"}');
    expect((message['update_mask'] as { paths: string[] }).paths.sort()).toEqual(
      ['count', 'due', 'email', 'flag', 'labels', 'lines', 'ratio', 'remark', 'secret', 'small', 'title'].sort(),
    );
  });
  test('needs the required fields', () => expect(errorOf(() => send('put', '{}')).fields).toEqual(['title:required']));
});

describe('a query', () => {
  test('is read as the types of its fields, with defaults', () => {
    expect(send('list', '', 'page=2&owner_id=5&tag=a&tag=b&open=true&_=123&search=')).toEqual({
      list: { page: 2, limit: 20 },
      owner_id: 5,
      tag: ['a', 'b'],
      open: true,
    });
  });

  test('has an empty text where the contract gives it a meaning, else none', () => {
    expect(send('list', '', 'cursor=&search=')).toEqual({ list: { page: 1, limit: 20, cursor: '' } });
    expect(send('list', '', 'cursor=abc')).toEqual({ list: { page: 1, limit: 20, cursor: 'abc' } });
  });

  test('has several ids of a filter beside the message', () => {
    const several = (query: string) => schemas.list.severalIds(new URLSearchParams(query));
    expect(send('list', '', 'owner_id=5,6')).toMatchObject({ owner_id: 5 });
    expect(several('owner_id=5,6,5')).toBe('owner_id=5,6');
    for (const query of ['owner_id=5', 'owner_id=5,', 'ids=1,2']) expect(several(query)).toBeUndefined();
  });

  test('has the id of the caller for me in filters by users only', () => {
    const own = (query: string) => schemas.list.withCaller(new URLSearchParams(query), 7).toString();
    expect(own('owner_id=me&search=me')).toBe('owner_id=7&search=me');
    expect(decodeURIComponent(own('owner_id=5,me'))).toBe('owner_id=5,7');
    expect(own('owner_id=meat&search=x')).toBe('owner_id=meat&search=x');
  });

  test('sorts by several fields', () => {
    expect(send('list', '', 'sort=-title,id')).toMatchObject({ list: { sort: '-title,id' } });
  });

  test('with parameters that exclude each other is rejected, and both are named', () => {
    for (const query of ['cursor=&page=1', 'page=2&cursor=abc'])
      expect(errorOf(() => send('list', '', query)).fields.sort()).toEqual(['cursor:excluded', 'page:excluded']);
  });

  test.each([
    ['cursor=a&cursor=b', 'cursor:repeated'],
    ['page=0', 'page:out_of_range'],
    ['page=x', 'page:wrong_type'],
    ['page=1.5', 'page:wrong_type'],
    ['page=1&page=2', 'page:repeated'],
    ['page[]=1', 'page[]:unknown_parameter'],
    ['owner_id[$gt]=1', 'owner_id[$gt]:unknown_parameter'],
    ['pages=1', 'pages:unknown_parameter'],
    ['__proto__=1', '__proto__:unknown_parameter'],
    ['sort=colour', 'sort:not_allowed'],
    ['owner_id=5,x', 'owner_id:wrong_type'],
    ['owner_id=x,5', 'owner_id:wrong_type'],
    ['owner_id=5,0', 'owner_id:wrong_type'],
    [`owner_id=${Array.from({ length: 101 }, (_, n) => n + 1)}`, 'owner_id:too_many'],
    ['sort=id,', 'sort:not_allowed'],
    ['sort=id,id', 'sort:not_allowed'],
    // The list cannot be sorted by it.
    ['updated_from=2026-03-01', 'updated_from:unknown_parameter'],
    ['tag=c', 'tag[0]:not_allowed'],
    ['open=maybe', 'open:wrong_type'],
    [`search=${'x'.repeat(101)}`, 'search:too_long'],
    ['created_from=yesterday', 'created_from:invalid_format'],
    ['created_from=2026-02-30', 'created_from:invalid_format'],
    ['created_from=2026-02-30T00:00:00Z', 'created_from:invalid_format'],
    ['created_from=2026-03-01T09:30', 'created_from:invalid_format'],
    ['created_to=1772357400', 'created_to:invalid_format'],
  ])('with %s is rejected', (query, field) => {
    expect(errorOf(() => send('list', '', query)).fields).toEqual([field]);
  });

  test('sorts by the fields that the list offers, in both directions', () => {
    expect(send('list', '', 'sort=-title')).toEqual({ list: { page: 1, limit: 20, sort: '-title' } });
  });
});

describe('a path', () => {
  test.each(['0', '-1', 'x', '1.0', '1e3', '9007199254740993', '٣', ''])(
    'with the id %p is a record that does not exist',
    (id) => {
      expect(errorOf(() => send('patch', '{}', '', { id })).code).toBe('not_found');
    },
  );
  test('with a text that is too long is rejected', () => {
    expect(errorOf(() => send('show', '', '', { key: '123456789' })).fields).toEqual(['key:too_long']);
  });
});

describe('the reader', () => {
  test('accepts 32 levels and no more, not counting brackets in strings', () => {
    expect(() => readJson('['.repeat(32) + ']'.repeat(32), false)).not.toThrow();
    expect(() => readJson(`"${'['.repeat(100)}\\""`, false)).not.toThrow();
    expect(errorOf(() => readJson('['.repeat(33) + ']'.repeat(33), false)).code).toBe('too_deep');
  });
  test('accepts 20,000 values and no more, not counting commas in strings', () => {
    expect(() => readJson(`["${','.repeat(30_000)}"${',1'.repeat(19_999)}]`, false)).not.toThrow();
    expect(errorOf(() => readJson(`[1${',1'.repeat(20_000)}]`, false)).code).toBe('too_large');
  });
  test('rejects invalid JSON', () => expect(errorOf(() => readJson('{"a":}', false)).code).toBe('malformed_json'));
});

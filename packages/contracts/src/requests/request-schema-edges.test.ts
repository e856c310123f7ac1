import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ApiError, compileRequestSchema, type HttpMethod, loadContract, readJson } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });

function schemaOf(name: string, method: HttpMethod) {
  const rpc = contract.rpc(`/bms.trial.Edges/${name}`);
  return compileRequestSchema(rpc, rpc.bindings.find((binding) => binding.method === method)!);
}
const schemas = {
  create: schemaOf('Create', 'POST'),
  put: schemaOf('Update', 'PUT'),
  patch: schemaOf('Update', 'PATCH'),
  list: schemaOf('List', 'GET'),
  act: schemaOf('Act', 'POST'),
};

/** Returns what the service decodes from a bound request. */
function send(schema: keyof typeof schemas, json: string, query = ''): Record<string, unknown> {
  const body = json === '' ? {} : { body: readJson(json, schemas[schema].needsNumberSource) };
  return schemas[schema].bind({ params: { id: '7' }, query: new URLSearchParams(query), ...body });
}
const edge = (schema: 'create' | 'put' | 'patch', members: string) =>
  send(schema, `{"title":"a"${members && ','}${members}}`)['edge'];
const mask = (schema: 'put' | 'patch', json: string) =>
  (send(schema, json)['update_mask'] as { paths: string[] }).paths;

function violationsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ApiError) return error.violations.map(({ field, code }) => `${field}:${code}`);
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('defaults', () => {
  test('of decimals travel as text', () => expect(edge('create', '')).toMatchObject({ price: '1.5' }));
  test('of a boolean apply only if it is omitted', () => {
    expect(edge('create', '')).toMatchObject({ open: true });
    expect(edge('create', '"open":false')).toMatchObject({ open: false });
  });
  test.each(['create', 'put', 'patch'] as const)('of list entries are set by a %s', (schema) => {
    expect(edge(schema, '"lines":[{"title":"x","amount":1},{"title":"y","amount":1,"unit":"kg"}]')).toMatchObject({
      lines: [{ unit: 'piece' }, { unit: 'kg' }],
    });
  });
  test('of a body that is the whole request are set beside the path', () => {
    expect(send('act', '')).toEqual({ id: 7, note: 'none' });
    expect(send('act', '{"note":null,"amount":2.50}')).toEqual({ id: 7, note: 'none', amount: '2.5' });
  });
  test('are restored by a PATCH with null', () => {
    expect(send('patch', '{"price":null,"open":null}')).toEqual({
      id: 7,
      edge: { price: '1.5', open: true },
      update_mask: { paths: expect.arrayContaining(['price', 'open']) },
    });
  });
  test('of the query apply if a parameter is omitted or empty', () => {
    expect(send('list', '', 'kind=')).toEqual({ list: { page: 1, limit: 20 }, kind: 'a' });
  });
});

describe('decimals', () => {
  test('travel as text from lists, maps of messages and messages in lists', () => {
    expect(
      edge(
        'create',
        '"factors":[1.50,2],"parts":{"p":{"name":"n","share":0.25}},"lines":[{"title":"x","amount":1.10,"part":{"name":"n","share":1.0}}]',
      ),
    ).toMatchObject({
      factors: ['1.5', '2'],
      parts: { p: { share: '0.25' } },
      lines: [{ amount: '1.1', part: { share: '1' } }],
    });
  });
  test('are read from the query', () =>
    expect(send('list', '', 'price_from=1.50')).toMatchObject({ price_from: '1.5' }));
  test.each([
    ['1.123', 'too_precise'],
    ['-1', 'out_of_range'],
    ['one', 'wrong_type'],
    ['1e2', 'wrong_type'],
    ['Infinity', 'wrong_type'],
  ])('price_from=%s is rejected', (text, code) => {
    expect(violationsOf(() => send('list', '', `price_from=${text}`))).toEqual([`price_from:${code}`]);
  });
  test.each([
    ['"factors":[1.555]', 'factors[0]:too_precise'],
    ['"factors":[-1]', 'factors[0]:out_of_range'],
    ['"factors":[null]', 'factors[0]:required'],
    ['"discount":100.01', 'discount:out_of_range'],
    ['"parts":{"p":{"name":"n","share":0.255}}', 'parts.p.share:too_precise'],
    ['"weight":1e400', 'weight:wrong_type'],
  ])('%s is rejected', (members, fault) => expect(violationsOf(() => edge('create', members))).toEqual([fault]));
});

describe('scalars', () => {
  const facts = (members: string) => `"facts":{${members}}`;
  test('travel as JSON text, numbers as they were sent', () => {
    const sent = '"a":"b","c":1.5,"d":1,"e":-9007199254740991,"f":1e2,"g":true,"h":""';
    const text = { a: '"b"', c: '1.5', d: '1', e: '-9007199254740991', f: '100', g: 'true', h: '""' };
    for (const schema of ['create', 'put', 'patch'] as const) {
      expect(edge(schema, facts(sent))).toMatchObject({ facts: text });
      expect(edge(schema, `"part":{"name":"n",${facts(sent)}}`)).toMatchObject({ part: { facts: text } });
    }
  });
  test('may be null in a create; in a change null removes the map entry', () => {
    expect(edge('create', facts('"a":null'))).toMatchObject({ facts: { a: 'null' } });
    expect(edge('patch', facts('"a":null,"b":1'))).toMatchObject({ facts: { b: '1' } });
    expect(mask('patch', `{${facts('"a":null,"b":1')}}`)).toEqual(['facts.b', 'facts.a']);
  });
  test.each([
    ['"a":{}', 'facts.a:wrong_type'],
    ['"a":{"b":1}', 'facts.a:wrong_type'],
    ['"a":[1]', 'facts.a:wrong_type'],
    ['"a":1,"b":[]', 'facts.b:wrong_type'],
    ['"a":9007199254740992', 'facts.a:out_of_range'],
    ['"a":9007199254740993', 'facts.a:out_of_range'],
    ['"a":-1e300', 'facts.a:out_of_range'],
    ['"a":1e400', 'facts.a:wrong_type'],
    ['"a":0.12345678901234567890', 'facts.a:too_precise'],
    ['"a":1e-400', 'facts.a:too_precise'],
    ['"a":"123456"', 'facts.a:too_long'],
    ['"a":"\\u0000"', 'facts.a:invalid_text'],
    ['"a":"\\ud800"', 'facts.a:invalid_text'],
  ])('%s is rejected', (members, fault) => {
    for (const schema of ['create', 'put', 'patch'] as const)
      expect(violationsOf(() => edge(schema, facts(members)))).toEqual([fault]);
  });
  test('are named individually in violations', () => {
    expect(() => edge('create', facts('"a":[]'))).toThrow('facts.a must be a string, a number, a boolean or null.');
  });
});

describe('the keys of a map', () => {
  const bad = ['__proto__', 'a.b', '$where', '', 'x'.repeat(101), '\\u0000', '\\ud800'];
  test.each(bad)('%p is rejected, with a value and with null', (key) => {
    const shown = JSON.parse(`"${key}"`) as string;
    for (const schema of ['create', 'put', 'patch'] as const) {
      expect(violationsOf(() => edge(schema, `"notes":{"${key}":"x"}`))).toEqual([`notes.${shown}:unknown_field`]);
      expect(violationsOf(() => edge(schema, `"notes":{"${key}":null}`))).toEqual([`notes.${shown}:unknown_field`]);
    }
  });
  test.each(['constructor', 'field_1', 'a b', 'ключ', 'toString'])('%p is accepted', (key) => {
    expect(edge('create', `"notes":{"${key}":"x"}`)).toMatchObject({ notes: { [key]: 'x' } });
    expect(mask('patch', `{"notes":{"${key}":null}}`)).toEqual([`notes.${key}`]);
  });
  test('match the pattern of the contract, with null, too', () => {
    expect(violationsOf(() => edge('patch', '"counts":{"A":null}'))).toEqual(['counts.A:unknown_field']);
  });
  test.each([
    ['"counts":{"a":1}', 'counts:too_few'],
    ['"counts":{"a":1,"b":1,"c":1,"d":1}', 'counts:too_many'],
    ['"counts":{"a":0,"b":1}', 'counts.a:out_of_range'],
    ['"notes":{"a":"123456"}', 'notes.a:too_long'],
    ['"parts":{"a":{"name":"123456"}}', 'parts.a.name:too_long'],
    ['"parts":{"a":{"nme":"x","name":"y"}}', 'parts.a.nme:unknown_field'],
    ['"derived":{"a":"x"}', 'derived:read_only'],
  ])('%s is rejected in a create', (members, fault) =>
    expect(violationsOf(() => edge('create', members))).toEqual([fault]),
  );
  test('are all named by a PATCH, or the whole map when it is null', () => {
    expect(mask('patch', '{"notes":{"a":"1","b":null}}')).toEqual(['notes.a', 'notes.b']);
    expect(mask('patch', '{"notes":null}')).toEqual(['notes']);
  });

  test('does not replace create-only fields, but may contain them', () => {
    const named = (json: string) => mask('put', json).filter((name) => ['id', 'origin', 'price'].includes(name));
    expect(named('{"title":"a"}')).toEqual(['price']);
    expect(named('{"title":"a","origin":3,"id":7}')).toEqual(['id', 'price', 'origin']);
  });
});

describe('a message in a record', () => {
  test('is replaced as a whole by a PATCH, so that its required fields must be present', () => {
    expect(violationsOf(() => edge('patch', '"part":{"size":1}'))).toEqual(['part.name:required']);
    expect(mask('patch', '{"part":{"name":"n","size":null}}')).toEqual(['part']);
  });
  test('is cleared with null', () => {
    expect(send('patch', '{"part":null}')).toEqual({ id: 7, edge: {}, update_mask: { paths: ['part'] } });
  });
  test('rejects server-set fields in a create and passes them on in a change', () => {
    expect(violationsOf(() => edge('create', '"lines":[{"title":"x","amount":1,"sum":3}]'))).toEqual([
      'lines[0].sum:read_only',
    ]);
    expect(edge('patch', '"lines":[{"title":"x","amount":1,"sum":3}]')).toMatchObject({ lines: [{ sum: 3 }] });
  });
  test('in a list may not be null', () =>
    expect(violationsOf(() => edge('create', '"lines":[null]'))).toEqual(['lines[0]:required']));
});

describe('a body', () => {
  test('reports a path variable in the body as unknown', () =>
    expect(violationsOf(() => send('act', '{"id":8}'))).toEqual(['id:unknown_field']));
  test.each(['null', '[]', '"text"', '1', 'true'])('%s is rejected', (json) =>
    expect(violationsOf(() => send('create', json))).toHaveLength(1),
  );
  test('reports every invalid field once', () => {
    expect(
      violationsOf(() =>
        send('create', '{"rank":0,"weight":0.5,"words":["a"],"code":"a","since":"x","kind":"b"}'),
      ).sort(),
    ).toEqual([
      'code:invalid_format',
      'kind:not_allowed',
      'rank:out_of_range',
      'since:invalid_format',
      'title:required',
      'weight:out_of_range',
      'words:too_few',
    ]);
  });
  test('with 500 violations reports them all', () => {
    const members = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, at]));
    expect(violationsOf(() => send('patch', JSON.stringify(members)))).toHaveLength(500);
  });
  test('may contain an empty string for optional fields', () => {
    expect(edge('create', '"code":""')).toMatchObject({ code: '' });
    expect(edge('create', '"since":""')).not.toHaveProperty('since');
  });
});

describe('a query', () => {
  test.each([
    ['owner_ids=1&owner_ids=2', { owner_ids: [1, 2] }],
    ['owner_ids=1,2&owner_ids=3', { owner_ids: [1, 2, 3] }],
    ['owner_ids=,1,', { owner_ids: [1] }],
    ['ids=7,8', { list: { ids: [7, 8] } }],
    ['weight_from=-0.5', { weight_from: -0.5 }],
    ['search=a+b%20c%2Bd', { list: { search: 'a b c+d' } }],
    ['search=%F0%9F%8E%89', { list: { search: '🎉' } }],
  ])('%s is read', (query, message) => expect(send('list', '', query)).toMatchObject(message));

  test.each([
    ['owner_ids=1&owner_ids=x', 'owner_ids[1]:wrong_type'],
    ['owner_ids=1,2,3,4', 'owner_ids:too_many'],
    [`ids=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`, 'ids:too_many'],
    ['owner_ids=0', 'owner_ids[0]:out_of_range'],
    ['ids=1,x', 'ids[1]:wrong_type'],
    ['owner_ids=9007199254740993', 'owner_ids[0]:out_of_range'],
    ['page=1e1', 'page:wrong_type'],
    ['page=0x10', 'page:wrong_type'],
    ['page= 1', 'page:wrong_type'],
    ['page=99999999999999999999', 'page:out_of_range'],
    ['weight_from=1e3', 'weight_from:wrong_type'],
    ['weight_from=1001', 'weight_from:out_of_range'],
    ['list=1', 'list:unknown_parameter'],
    ['list.page=1', 'list.page:unknown_parameter'],
    ['search=%00', 'search:invalid_text'],
    ['kind=c', 'kind:not_allowed'],
    ['constructor=1', 'constructor:unknown_parameter'],
  ])('%s is rejected', (query, fault) => expect(violationsOf(() => send('list', '', query))).toEqual([fault]));

  test('is rejected on a route without parameters', () => {
    expect(violationsOf(() => send('create', '{"title":"a"}', 'title=b'))).toEqual(['title:unknown_parameter']);
  });
});

test.each([
  ['', undefined],
  ['ids=', 'ids'],
  ['ids=,', 'ids'],
  ['ids=,,&ids=', 'ids'],
  ['ids=&owner_ids=,', 'owner_ids,ids'],
  ['ids=1', undefined],
  ['ids=&ids=1', undefined],
  ['ids=,1', undefined],
  ['search=&kind=&price_from=', undefined],
])('of the query "%s", these list-valued filters select nothing: %s', (query, names) => {
  const found = schemas.list.emptyFilters(new URLSearchParams(query));
  expect(found?.split(',').sort().join()).toBe(names?.split(',').sort().join());
});

describe('the precheck request', () => {
  const probe = (schema: keyof typeof schemas) =>
    schemas[schema].buildPrecheck({ params: { id: '7' }, query: new URLSearchParams('bad=1'), body: '!' });
  test('exists for routes that change a record, whatever body and query', () => {
    expect(probe('patch')).toEqual({ id: 7, update_mask: { paths: [] } });
  });
  test('does not exist for other routes', () =>
    expect([probe('create'), probe('list'), probe('act')]).toEqual([undefined, undefined, undefined]));
});

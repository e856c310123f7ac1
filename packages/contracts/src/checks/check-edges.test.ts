import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ApiError, checkRequest, compileRequestSchema, type HttpMethod, loadContract, readJson } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });
const checks = new Map(contract.rpcs.map((rpc) => [rpc.path, checkRequest(rpc)]));

interface Wire {
  requestSerialize(message: object): Buffer;
  requestDeserialize(bytes: Buffer): Record<string, unknown>;
}

/** Returns a request as the service decodes it, after validation. */
function receive(rpc: string, message: object, mask: readonly string[] = []): Record<string, unknown> {
  const [service, method] = rpc.split('.');
  const definition = contract.definition(`bms.trial.${service}`) as unknown as Record<string, Wire>;
  const decoded = definition[method!]!.requestDeserialize(definition[method!]!.requestSerialize(message));
  checks.get(`/bms.trial.${service}/${method}`)!(decoded, mask);
  return decoded;
}
const create = (edge: object) => receive('Edges.Create', { edge: { title: 'a', ...edge } })['edge'];
const change = (edge: object | undefined, ...paths: string[]) =>
  receive('Edges.Update', { id: 7, edge, update_mask: { paths } }, paths);

function violationsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ApiError) return error.violations.map(({ field, code }) => `${field}:${code}`);
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a create', () => {
  test('of a bare record passes, with the defaults of the contract', () => {
    expect(create({})).toMatchObject({
      title: 'a',
      price: '1.5',
      open: true,
      kind: 'a',
      since: '',
      code: '',
      weight: 0,
      rank: 0,
      words: [],
      part: null,
    });
  });
  test('sets defaults inside the record, too', () => {
    expect(create({ lines: [{ title: 'x', amount: '1' }] })).toMatchObject({ lines: [{ unit: 'piece', part: null }] });
  });
  test('keeps what was sent', () => {
    expect(create({ price: '0', open: false, kind: 'a' })).toMatchObject({ price: '0', open: false });
  });
  test('requires the record', () => expect(violationsOf(() => receive('Edges.Create', {}))).toEqual(['edge:required']));

  test.each([
    ['an empty required field', { title: '' }, ['title:required']],
    ['a required field of white space', { title: ' ' }, ['title:required']],
    ['too long a string', { title: '12345678901' }, ['title:too_long']],
    ['a bad date', { since: '2026-02-30' }, ['since:invalid_format']],
    ['a string of another form', { code: 'ab' }, ['code:invalid_format']],
    ['a word that is not allowed', { kind: 'c' }, ['kind:not_allowed']],
    ['another word than the initial one', { kind: 'b' }, ['kind:not_allowed']],
    ['a number out of its range', { rank: -1 }, ['rank:out_of_range']],
    ['a fraction out of its range', { weight: 0.5 }, ['weight:out_of_range']],
    ['too few entries', { words: ['a'] }, ['words:too_few']],
    ['a server-set field', { id: 3 }, ['id:read_only']],
    ['a server-set map', { derived: { a: 'x' } }, ['derived:read_only']],
    [
      'a server-set field inside of the record',
      { lines: [{ title: 'x', amount: '1', sum: 3 }] },
      ['lines[0].sum:read_only'],
    ],
    [
      'a fault in a list',
      {
        lines: [
          { title: 'x', amount: '1' },
          { title: '', amount: '1' },
        ],
      },
      ['lines[1].title:required'],
    ],
    ['a decimal that is missing', { lines: [{ title: 'x' }] }, ['lines[0].amount:required']],
    ['a decimal that is too large', { lines: [{ title: 'x', amount: '1000.01' }] }, ['lines[0].amount:out_of_range']],
    ['a decimal that is too small', { lines: [{ title: 'x', amount: '0.00' }] }, ['lines[0].amount:out_of_range']],
    ['a decimal that is too precise', { price: '0.001' }, ['price:too_precise']],
    ['a decimal that is none', { price: 'one' }, ['price:wrong_type']],
    ['decimals in a list', { factors: ['1', '0.001'] }, ['factors[1]:too_precise']],
    ['a fault in a message', { part: { name: '123456' } }, ['part.name:too_long']],
    ['a fault in a map of messages', { parts: { p: { name: '' } } }, ['parts.p.name:required']],
    ['a key that a map cannot have', { notes: { 'a.b': 'x' } }, ['notes.a.b:unknown_field']],
    ['a scalar that is a list', { facts: { a: '[]' } }, ['facts.a:wrong_type']],
    ['a scalar that is no JSON', { facts: { a: 'b' } }, ['facts.a:wrong_type']],
    ['a scalar without text', { facts: { a: '' } }, ['facts.a:wrong_type']],
    ['a scalar that would be read as another', { facts: { a: '9007199254740993' } }, ['facts.a:wrong_type']],
    ['a scalar out of its range', { facts: { a: '9007199254740992' } }, ['facts.a:out_of_range']],
    ['a scalar that is too long', { facts: { a: '"123456"' } }, ['facts.a:too_long']],
    ['scalars in a message', { part: { name: 'n', facts: { a: '{}' } } }, ['part.facts.a:wrong_type']],
    ['a NUL', { title: 'a\0' }, ['title:invalid_text']],
  ])('with %s is rejected', (_what, edge, faults) => expect(violationsOf(() => create(edge))).toEqual(faults));
});

describe('a change', () => {
  test('is checked only in fields that the mask names', () => {
    expect(() => change({ title: '', rank: -1, since: 'x' }, 'price')).not.toThrow();
    expect(violationsOf(() => change({ title: '', rank: -1, since: 'x' }, 'rank', 'since'))).toEqual([
      'rank:out_of_range',
      'since:invalid_format',
    ]);
  });
  test('without a mask changes nothing and requires no record', () => expect(() => change(undefined)).not.toThrow());
  test('sets a named but missing field to empty, unless it is required', () => {
    expect(() => change(undefined, 'since')).not.toThrow();
    expect(violationsOf(() => change(undefined, 'title'))).toEqual(['title:required']);
  });
  test('may name server-set fields and any allowed value; the stored record decides', () => {
    expect(() => change({ id: 7, kind: 'b' }, 'id', 'kind')).not.toThrow();
  });
  test('checks the map entries that it names', () => {
    expect(violationsOf(() => change({ notes: { a: '123456' } }, 'notes.a'))).toEqual(['notes.a:too_long']);
    expect(() => change({ counts: { a: 1 } }, 'counts.a')).not.toThrow();
  });
  test.each([
    ['nothing'],
    ['__proto__'],
    ['title.x'],
    ['part.name'],
    ['notes.a.b'],
    ['notes.$set'],
    ['notes.__proto__'],
    ['counts.A'],
  ])('that names %p is rejected', (path) =>
    expect(violationsOf(() => change({}, path))).toEqual([`${path}:unknown_field`]),
  );
  test('requires the id of the record', () => {
    expect(violationsOf(() => receive('Edges.Update', { edge: {} }))).toEqual(['id:out_of_range']);
  });
});

describe('a list', () => {
  const list = (request: object) => receive('Edges.List', request);
  test('has a page and defaults', () => {
    expect(list({ list: {} })).toMatchObject({ list: { page: 1, limit: 20 }, kind: 'a' });
  });
  test('requires no page', () => expect(list({})).toMatchObject({ list: null, owner_ids: [] }));
  test.each([
    [{ list: { page: 0 } }, 'page:out_of_range'],
    [{ list: { sort: 'secret' } }, 'sort:not_allowed'],
    [{ list: { search: 'x'.repeat(101) } }, 'search:too_long'],
    [{ list: { created_from: '' } }, 'created_from:too_short'],
    [{ owner_ids: [1, 0] }, 'owner_ids[1]:out_of_range'],
    [{ kind: 'c' }, 'kind:not_allowed'],
    [{ price_from: '-1' }, 'price_from:out_of_range'],
  ])('with %j is rejected', (request, fault) => expect(violationsOf(() => list(request))).toEqual([fault]));
});

describe('the service accepts every request that the request schema accepts', () => {
  const routes = { POST: 'Edges.Create', PUT: 'Edges.Update', PATCH: 'Edges.Update' } as const;
  const bodies = [
    '{"title":"a"}',
    '{"title":"a","kind":"","code":""}'.replace('"kind":"",', ''),
    '{"title":"a","lines":[{"title":"x","amount":0.01,"part":{"name":"n","size":null,"share":1.5}},{"title":"y","amount":1000,"part":null}]}',
    '{"title":"a","notes":{"a":"x","b":null,"c d":""},"counts":{"a":1,"b":2},"parts":{"p":{"name":"n"}}}',
    '{"title":"a","facts":{"a":"b","c":1.5,"d":true,"e":null,"f":5e-324,"g":1e2},"part":{"name":"n","facts":{"a":-1}}}',
    '{"title":"a","factors":[0,0.5],"price":0,"discount":-100,"weight":1,"words":["a","b"],"rank":1,"open":false}',
    '{"title":"a","part":{"name":"n"},"open":null,"price":null,"words":null,"rank":null,"weight":null,"discount":null,"since":null}',
    '{"title":"a","labels":[]}'.replace('"labels"', '"words"').replace(',"words":[]', ''),
  ];
  test.each(bodies.flatMap((json) => (Object.keys(routes) as HttpMethod[]).map((method) => [method, json] as const)))(
    '%s %s',
    (method, json) => {
      const name = routes[method as keyof typeof routes];
      const rpc = contract.rpc(`/bms.trial.${name.replace('.', '/')}`);
      const schema = compileRequestSchema(rpc, rpc.bindings.find((binding) => binding.method === method)!);
      const message = schema.bind({
        params: { id: '7' },
        query: new URLSearchParams(),
        body: readJson(json, schema.needsNumberSource),
      });
      const { paths = [] } = (message['update_mask'] as { paths: string[] } | undefined) ?? {};
      expect(() => receive(name, message, paths)).not.toThrow();
    },
  );
});

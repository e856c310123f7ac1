import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { lastName, operation, schema as schemaOf, trial, trialProtos } from '../../test/support/trial-document.ts';
import { compileRequestSchema, describeApi, type HttpMethod, loadContract, readJson } from '../index.ts';
import { headerParameters } from './headers.ts';

/**
 * The OpenAPI document agrees with the request schemas: a request that is valid by the document is accepted by the
 * request schema of the route, and any other is rejected. Generated clients and fuzzers rely on it.
 */
const contract = loadContract({ protoDirs: [trialProtos] });
const ajv = new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: true });
ajv.addSchema(trial, 'trial');

function bodyOf(route: string) {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  const rpc = contract.rpcs.find(({ bindings }) => bindings.some((one) => one.method === method && one.path === path))!;
  const schema = compileRequestSchema(rpc, rpc.bindings.find((one) => one.method === method)!);
  const { $ref } = operation(route).requestBody!.content['application/json']!.schema;
  const fits = ajv.compile({ $ref: `trial${$ref}` });
  return {
    fits: (json: string) => fits(JSON.parse(json)),
    isTaken: (json: string) => {
      try {
        schema.bind({
          params: { id: '7' },
          query: new URLSearchParams(),
          body: readJson(json, schema.needsNumberSource),
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}

const members: [string, boolean][] = [
  ['"notes":null', true],
  ['"notes":{"a":null}', true],
  ['"notes":{"a.b":"c"}', false],
  ['"notes":{"__proto__":"c"}', false],
  ['"facts":{"a":"b","c":1.5,"d":-3,"e":true,"f":null}', true],
  ['"facts":{"a":9007199254740991,"b":-9007199254740991,"c":5e-324}', true],
  ['"facts":{"a":9007199254740992}', false],
  ['"facts":{"a":-1e308}', false],
  ['"facts":{"a":{}}', false],
  ['"facts":{"a":["b"]}', false],
  ['"facts":{"a":"123456"}', false],
  ['"facts":{"a.b":1}', false],
  ['"facts":[]', false],
  ['"facts":"{}"', false],
  ['"part":{"name":"a","facts":{"a":1}}', true],
  ['"part":{"name":"a","facts":{"a":[]}}', false],
  ['"lines":null', true],
  ['"lines":[null]', false],
  ['"lines":[{"title":"a","amount":1,"unit":null}]', true],
  ['"lines":[{"title":null,"amount":1}]', false],
  ['"lines":[{"title":"a","amount":1,"sum":null}]', false],
  ['"id":null', false],
  ['"lines":[{"title":"a","amount":1.25}]', true],
  ['"price":null', true],
  ['"price":0.1', true],
  ['"factors":[1.5,0]', true],
  ['"rank":9007199254740991', true],
  ['"rank":9007199254740992', false],
  ['"rank":9223372036854775807', false],
  ['"rank":0', false],
  ['"rank":null', true],
  ['"open":null', true],
  ['"origin":4', true],
  ['"origin":null', true],
  ['"origin":0', false],
  ['"since":null', true],
  ['"kind":null', true],
  ['"part":null', true],
  ['"part":{"name":"a","size":null}', true],
  ['"part":{"name":"a","size":2147483648}', false],
  ['"title":null', false],
  ['"title":" "', false],
  ['"title":"\u2003\ufeff"', false],
  ['"title":" a "', true],
  ['"unknown":null', false],
];

/** The decimal places are in descriptions: `multipleOf` refuses right values, since doubles do not have them exactly. */
const tooPrecise = ['"lines":[{"title":"a","amount":1.255}]', '"price":0.001', '"price":5e-324', '"factors":[1.555]'];

describe.each(['POST /api/edges', 'PUT /api/edges/{id}', 'PATCH /api/edges/{id}'])('%s', (route) => {
  const body = bodyOf(route);
  test.each(members)('accepts %s, as the document says: %p', (text, is) => {
    const json = text.startsWith('"title"') ? `{${text}}` : `{"title":"a",${text}}`;
    expect({ fits: body.fits(json), isTaken: body.isTaken(json) }).toEqual({ fits: is, isTaken: is });
  });
  test.each(tooPrecise)('rejects the decimals of %s, which the document only describes', (text) => {
    const json = `{"title":"a",${text}}`;
    expect({ fits: body.fits(json), isTaken: body.isTaken(json) }).toEqual({ fits: true, isTaken: false });
  });
});

test.each([
  ['POST /api/edges', undefined],
  ['PUT /api/edges/{id}', true],
  ['PATCH /api/edges/{id}', true],
])('%s marks fields of creates only: read only is %p', (route, readOnly) => {
  const { schema, example } = operation(route).requestBody!.content['application/json']!;
  const { properties = schemaOf('EdgeUpdate').properties } = schemaOf(lastName(String(schema['$ref']))!);
  expect((properties['origin'] as { readOnly?: boolean }).readOnly).toBe(readOnly);
  if (example) expect('origin' in (example as object)).toBe(readOnly === undefined);
});

test('the names of modules and events are the values that the document has', () => {
  const { components } = describeApi(loadContract(), 'http://127.0.0.1');
  const valuesOf = (message: string, field: string) => {
    const { properties } = components['schemas']![message] as { properties: Record<string, Record<string, unknown>> };
    const { $ref } = (properties[field]!['items'] ?? properties[field]) as { $ref: string };
    return components['schemas']![lastName($ref)!] as { enum: string[] };
  };
  expect(valuesOf('GrantCreate', 'module').enum).toEqual(expect.arrayContaining(['clients', 'files']));
  expect(valuesOf('WebhookCreate', 'events').enum).toEqual(expect.arrayContaining(['*', 'client.created']));
  expect(valuesOf('WebhookCreate', 'events').enum).not.toContain('record.created');
});

describe('a parameter of the query', () => {
  test('may be empty, which counts as absent', () => {
    const parameters = operation('GET /api/edges').parameters.filter((one) => one.in === 'query');
    expect(parameters.map((one) => 'allowEmptyValue' in one)).toEqual(parameters.map(() => true));
  });
});

describe('a header', () => {
  const pattern = (name: 'IfMatch' | 'IdempotencyKey') =>
    new RegExp((headerParameters[name]['schema'] as { pattern: string }).pattern, 'u');

  test.each([
    ['*', true],
    ['"3"', true],
    ['W/"3", "4"', true],
    ['3', false],
    ['"3', false],
    ['', false],
  ])('If-Match: %s is well formed: %p', (text, is) => expect(pattern('IfMatch').test(text)).toBe(is));

  test.each([
    ['a b', true],
    ['a', true],
    [' a', false],
    ['ä', false],
    ['', false],
  ])('Idempotency-Key: %s is well formed: %p', (text, is) => expect(pattern('IdempotencyKey').test(text)).toBe(is));
});

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { buildOpenApi, loadContract } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const about = { title: 'Trial', version: '1.2.3', serverUrl: 'https://bms.test' };
const trial = buildOpenApi(loadContract({ protoDirs: [trialProtos] }), about);

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: object[];
  parameters: (Partial<Parameter> & { $ref?: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, { schema: object }> }>;
}

function operation(route: string): Operation {
  const [method, path] = route.split(' ');
  return (trial.paths[path!] as Record<string, Operation>)[method!.toLowerCase()]!;
}
const schema = (name: string) =>
  trial.components['schemas']![name] as { properties: Record<string, object>; required?: string[] };
const failuresOf = (route: string) =>
  Object.keys(operation(route).responses)
    .filter((status) => Number(status) >= 400 && status !== '416')
    .join(' ');
const lastName = ($ref: string) => $ref.split('/').at(-1);

describe('the document', () => {
  test('says what it is, where it is served and under which license', () => {
    expect(trial).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { title: 'Trial', version: '1.2.3', license: { identifier: 'Apache-2.0' } },
      servers: [{ url: 'https://bms.test' }],
    });
  });

  test('has one heading a resource, with its comment', () => {
    expect(trial.tags).toEqual([
      { name: 'Edges', description: expect.any(String) },
      { name: 'Streams', description: expect.stringContaining('Rpcs of every policy') },
      { name: 'Things', description: expect.any(String) },
    ]);
  });

  test('takes over paths that are no rpc', () => {
    const livez = { get: { summary: 'Live', responses: { 200: { description: 'Live' } } } };
    const { paths } = buildOpenApi(loadContract({ protoDirs: [trialProtos] }), {
      ...about,
      extraPaths: { '/livez': livez },
    });
    expect(paths['/livez']).toEqual(livez);
    expect(paths['/api/things']).toBeDefined();
  });
});

describe('an operation', () => {
  test.each([
    ['GET /api/things', 'trial.Things.List'],
    ['PUT /api/things/{id}', 'trial.Things.Update'],
    ['PATCH /api/things/{id}', 'trial.Things.Update.patch'],
    ['POST /api/admin/keys', 'trial.Streams.MakeKey'],
    ['POST /api/admin/keys/{name}', 'trial.Streams.MakeKey.post2'],
    ['POST /api/admin/keys/{name}/again', 'trial.Streams.MakeKey.post3'],
  ])('%s is called %s', (route, id) => expect(operation(route).operationId).toBe(id));

  test('has the first sentence of its comment as heading and the rest below', () => {
    expect(operation('POST /api/streams')).toMatchObject({
      tags: ['Streams'],
      summary: 'Upload a file',
      description: 'Its bytes are never whole in memory.\n\nNeeds the permission `files.create`.',
    });
  });

  test('needs one of the two token headers unless it is public', () => {
    expect(operation('GET /api/things').security).toEqual([{ bearer: [] }, { authToken: [] }]);
    expect(operation('POST /api/sign-in').security).toEqual([]);
  });

  test.each([
    ['GET /api/things', '401 403 422 429 500 503 504'],
    ['POST /api/things', '400 401 403 413 415 422 429 500 503 504'],
    ['PATCH /api/things/{id}', '400 401 403 404 412 413 415 422 429 500 503 504'],
    ['GET /api/things/by-key/{key}', '400 401 404 422 429 500 503 504'],
    ['POST /api/admin/keys', '400 401 403 409 413 415 422 429 500 503 504'],
    ['POST /api/sign-in', '400 401 404 413 415 422 429 500 503 504'],
    ['GET /api/tree', '422 429 500 503 504'],
    ['GET /api/streams/events', '401 422 429 500 503 504'],
  ])('%s may fail with %s', (route, statuses) => expect(failuresOf(route)).toBe(statuses));

  test('that checks credentials says so in its 401', () => {
    expect(lastName(operation('POST /api/sign-in').responses['401']!.$ref!)).toBe('WrongCredentials');
    expect(lastName(operation('GET /api/things').responses['401']!.$ref!)).toBe('Unauthenticated');
  });

  test.each([
    ['GET /api/things', ['RequestId']],
    ['POST /api/things', ['RequestId', 'IdempotencyKey']],
    ['PUT /api/things/{id}', ['RequestId', 'IfMatch']],
    ['POST /api/admin/keys/{name}', ['RequestId', 'IfMatch', 'IdempotencyKey']],
    ['POST /api/sign-in', ['RequestId']],
    ['POST /api/streams', ['RequestId']],
    ['GET /api/streams/{id}/download', ['RequestId', 'Range']],
  ])('%s takes the headers %p', (route, names) => {
    const refs = operation(route).parameters.flatMap(({ $ref }) => ($ref ? [lastName($ref)] : []));
    expect(refs).toEqual(names);
  });

  test.each([
    ['GET /api/things', '200', false],
    ['POST /api/things', '201', true],
    ['PATCH /api/things/{id}', '200', true],
    ['POST /api/sign-in', '200', false],
  ])('%s succeeds with %s, with an ETag: %p', (route, status, hasTag) => {
    const headers = operation(route).responses[status]!.headers!;
    expect(['ETag' in headers, 'RateLimit' in headers, 'X-Request-Id' in headers]).toEqual([hasTag, true, true]);
  });
});

describe('parameters', () => {
  const parameters = (route: string) =>
    Object.fromEntries(operation(route).parameters.flatMap((one) => (one.name ? [[one.name, one as Parameter]] : [])));

  test('of the query are the fields that are neither in the path nor in the body', () => {
    const query = parameters('GET /api/things');
    expect(Object.keys(query)).toEqual([
      'page',
      'limit',
      'search',
      'sort',
      'created_from',
      'created_to',
      'owner_id',
      'tag',
      'open',
    ]);
    expect(query['page']).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, default: 1 },
    });
    expect(query['created_from']).toMatchObject({ schema: { type: 'string', format: 'date' } });
    expect(query['sort']).toMatchObject({ schema: { enum: ['id', '-id', 'title', '-title'] } });
    expect(query['tag']).toMatchObject({ schema: { type: 'array', items: { enum: ['a', 'b'] } } });
    expect(query['open']).toMatchObject({ schema: { type: 'boolean' } });
  });

  test('of the path are required', () => {
    expect(parameters('PATCH /api/things/{id}')).toMatchObject({
      id: { in: 'path', required: true, schema: { type: 'integer', format: 'int64', minimum: 1 } },
    });
    expect(parameters('GET /api/things/by-key/{key}')).toMatchObject({
      key: { schema: { type: 'string', maxLength: 8 } },
    });
  });
});

describe('a body', () => {
  const bodyRef = (route: string) =>
    lastName(operation(route).requestBody!.content['application/json']!.schema['$ref'] as string);

  test.each([
    ['POST /api/things', 'trial.Thing.create', true],
    ['PUT /api/things/{id}', 'trial.Thing.replace', true],
    ['PATCH /api/things/{id}', 'trial.Thing.patch', false],
    ['POST /api/sign-in', 'trial.MakeKeyRequest', true],
  ])('of %s is %s, required: %p', (route, name, required) => {
    expect([bodyRef(route), operation(route).requestBody!.required]).toEqual([name, required]);
  });

  test('leaves out what stands in the path', () => {
    const { schema: inline } = operation('POST /api/admin/keys/{name}').requestBody!.content['application/json']!;
    expect(Object.keys(inline['properties'] as object)).toEqual(['password']);
  });

  test('of a create has no server-set members, takes the initial status and tells the defaults', () => {
    const { properties, required } = schema('trial.Thing.create');
    expect(properties).not.toHaveProperty('id');
    expect(properties['status']).toEqual({ type: 'string', enum: ['new'], default: 'new', description: 'Status.' });
    expect(required).toEqual(['title']);
  });

  test('of a change marks server-set members and takes null where it clears', () => {
    const { properties, required } = schema('trial.Thing.patch');
    expect(required).toBeUndefined();
    expect(properties['id']).toMatchObject({ readOnly: true, type: 'integer' });
    expect(properties['title']).toMatchObject({ type: 'string', minLength: 1, maxLength: 10 });
    expect(properties['due']).toMatchObject({ type: ['string', 'null'], format: 'date' });
    expect(properties['status']).toMatchObject({ type: ['string', 'null'], enum: ['new', 'old', null] });
    expect(properties['values']).toMatchObject({ additionalProperties: { type: ['string', 'null'] } });
    expect(properties['lines']).toMatchObject({ items: { $ref: '#/components/schemas/trial.Line.replace' } });
  });

  test('tells the defaults of a replacing PUT, but not of what it keeps', () => {
    expect(schema('trial.Thing.replace').properties['status']).not.toHaveProperty('default');
  });

  test('tells decimals as numbers, with their precision in words', () => {
    expect(schema('trial.Line.create').properties['quantity']).toMatchObject({
      type: 'number',
      exclusiveMinimum: 0,
      description: 'Quantity. At most 3 decimals and 15 digits.',
    });
  });
});

describe('streams', () => {
  test('an upload is a form with the bytes as a part', () => {
    const { content } = operation('POST /api/streams').requestBody!;
    expect(content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            file: { type: 'string', format: 'binary', description: 'The bytes.' },
            folder_id: expect.objectContaining({ type: 'integer', minimum: 1 }),
            share_with_client: expect.objectContaining({ type: 'boolean' }),
          },
        },
      },
    });
  });

  test('bytes alone are bytes of any type', () => {
    expect(Object.keys(operation('PUT /api/streams/{id}/bytes').requestBody!.content)).toEqual([
      'application/octet-stream',
    ]);
  });

  test('a download can be had in parts', () => {
    const { responses } = operation('GET /api/streams/{id}/download');
    expect(Object.keys(responses['200']!.content!)).toEqual(['application/octet-stream']);
    expect(responses).toMatchObject({ 206: { content: expect.anything() }, 416: { description: expect.any(String) } });
    expect(responses['200']!.headers).toHaveProperty('Content-Disposition');
  });

  test('events are an event stream', () => {
    expect(operation('GET /api/streams/events').responses['200']!.content).toHaveProperty('text/event-stream');
  });
});

describe('an answer', () => {
  test('has every member but those left out when empty, and no other', () => {
    expect(schema('trial.Branch')).toMatchObject({
      additionalProperties: false,
      required: ['name', 'length', 'branches', 'tip', 'leaves'],
    });
    expect(schema('trial.Thing').properties).not.toHaveProperty('secret');
  });

  test('may be null where the contract says optional', () => {
    expect(schema('trial.Thing').properties).toMatchObject({
      due: { type: ['string', 'null'] },
      small: { type: ['integer', 'null'] },
    });
    expect(schema('trial.Branch').properties['tip']).toMatchObject({
      anyOf: [{ $ref: expect.any(String) }, { type: 'null' }],
    });
  });
});

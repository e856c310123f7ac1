import { describe, expect, test } from '@jest/globals';
import { about, lastName, operation, type Parameter, trial, trialProtos } from '../../test/support/trial-document.ts';
import { buildOpenApi, loadContract } from '../index.ts';

const failuresOf = (route: string) =>
  Object.keys(operation(route).responses)
    .filter((status) => Number(status) >= 400)
    .join(' ');

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
    const about200 = { operationId: 'live', tags: [], summary: 'Live', description: 'It lives.' };
    const livez = { get: { ...about200, security: [], parameters: [], responses: { 200: { description: 'Live' } } } };
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
    ['GET /api/things', 'things.list'],
    ['PUT /api/things/{id}', 'things.replace'],
    ['PATCH /api/things/{id}', 'things.update'],
    ['POST /api/admin/keys', 'streams.makeKey'],
    ['POST /api/admin/keys/{name}', 'streams.makeKeyPost2'],
    ['POST /api/admin/keys/{name}/again', 'streams.makeKeyPost3'],
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
    ['GET /api/things', '400 401 403 422 429 500 503 504'],
    ['POST /api/things', '400 401 403 413 415 422 429 500 503 504'],
    ['PATCH /api/things/{id}', '400 401 403 404 412 413 415 422 429 500 503 504'],
    ['GET /api/things/by-key/{key}', '400 401 404 422 429 500 503 504'],
    ['POST /api/admin/keys', '400 401 403 409 413 415 422 429 500 503 504'],
    ['POST /api/sign-in', '400 401 404 413 415 422 429 500 503 504'],
    ['GET /api/tree', '400 422 429 500 503 504'],
    ['GET /api/streams/{id}/download', '400 401 403 404 412 416 422 429 500 503 504'],
    ['GET /api/streams/events', '400 401 422 429 500 503 504'],
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
    ['GET /api/streams/{id}/download', ['RequestId', 'IfMatch', 'IfNoneMatch', 'IfRange', 'Range']],
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

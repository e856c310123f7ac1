import { describe, expect, test } from '@jest/globals';
import {
  about,
  lastName,
  operation,
  type Parameter,
  resolve,
  trial,
  trialProtos,
} from '../../test/support/trial-document.ts';
import { buildOpenApi, loadContract } from '../index.ts';

const failuresOf = (route: string) =>
  Object.keys(operation(route).responses)
    .filter((status) => Number(status) >= 400)
    .join(' ');

describe('the document', () => {
  test('has title, server URL and license', () => {
    expect(trial).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { title: 'Trial', version: '1.2.3', license: { identifier: 'Apache-2.0' } },
      servers: [{ url: 'https://bms.test' }],
    });
  });

  test('has one heading per resource, with its comment', () => {
    expect(trial.tags).toEqual([
      { name: 'Edges', description: expect.any(String) },
      { name: 'Streams', description: expect.stringContaining('Rpcs of every policy') },
      { name: 'Things', description: expect.any(String) },
    ]);
  });

  test('includes paths without an rpc', () => {
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

interface FileAnswer {
  readonly content: object;
  readonly headers: object;
}

describe('an operation', () => {
  test.each([
    ['GET /api/things', 'things.list'],
    ['PUT /api/things/{id}', 'things.replace'],
    ['PATCH /api/things/{id}', 'things.update'],
    ['POST /api/admin/keys', 'streams.makeKey'],
    ['POST /api/admin/keys/{name}', 'streams.makeKeyPost2'],
    ['POST /api/admin/keys/{name}/again', 'streams.makeKeyPost3'],
  ])('%s is called %s', (route, id) => expect(operation(route).operationId).toBe(id));

  test('has the first sentence of its comment as summary and the rest as description', () => {
    expect(operation('POST /api/streams')).toMatchObject({
      tags: ['Streams'],
      summary: 'Upload a file',
      description: 'Its bytes are never whole in memory.\n\nNeeds permission `files.create`.',
    });
  });

  test('requires one of the two token headers unless it is public', () => {
    expect(trial.security).toEqual([{ bearer: [] }, { authToken: [] }]);
    expect(operation('GET /api/things').security).toBeUndefined();
    expect(operation('POST /api/sign-in').security).toEqual([]);
  });

  test.each([
    ['GET /api/things', '403 422'],
    ['POST /api/things', '403 422'],
    ['PATCH /api/things/{id}', '403 404 412 422'],
    ['GET /api/things/by-key/{key}', '404 422'],
    ['POST /api/admin/keys', '403 409 422'],
    ['POST /api/sign-in', '401 404 422'],
    ['GET /api/tree', '422'],
    ['GET /api/streams/{id}/download', '403 404 412 416 422'],
    ['GET /api/streams/events', '422'],
    ['GET /api/streams/{id}/print', '403 404 422'],
  ])('%s may fail with %s and with the common errors', (route, statuses) => {
    expect(failuresOf(route)).toBe(statuses);
    expect(lastName(operation(route).responses['default']!.$ref!)).toBe('Failure');
  });

  test('that returns a file has its media types, and its name and hash as headers', () => {
    const { content, headers } = operation('GET /api/streams/{id}/print').responses['200'] as unknown as FileAnswer;
    expect(Object.keys(content)).toEqual(['application/octet-stream', 'application/pdf', 'text/plain']);
    expect(Object.keys(headers)).toEqual(['ETag', 'Content-Disposition']);
  });

  test('that checks credentials describes that in its 401', () => {
    expect(lastName(operation('POST /api/sign-in').responses['401']!.$ref!)).toBe('WrongCredentials');
  });

  test.each([
    ['GET /api/things', []],
    ['POST /api/things', ['IdempotencyKey']],
    ['PUT /api/things/{id}', ['IfMatch']],
    ['POST /api/admin/keys/{name}', ['IfMatch', 'IdempotencyKey']],
    ['POST /api/sign-in', []],
    ['POST /api/streams', []],
    ['GET /api/streams/events', ['LastEventId']],
    ['GET /api/streams/{id}/print', ['IfNoneMatch']],
    ['GET /api/streams/{id}/download', ['IfMatch', 'IfNoneMatch', 'IfRange', 'Range']],
  ])('%s takes the headers %p', (route, names) => {
    const isHeader = (name: string) => (trial.components['parameters']![name] as Parameter).in === 'header';
    const refs = operation(route).parameters.flatMap(({ $ref }) => ($ref ? [lastName($ref)!] : []));
    expect(refs.filter(isHeader)).toEqual(names);
  });

  test.each([
    ['GET /api/things', '200', false],
    ['POST /api/things', '201', true],
    ['PATCH /api/things/{id}', '200', true],
    ['POST /api/sign-in', '200', false],
  ])('%s succeeds with %s, with an ETag: %p', (route, status, hasTag) => {
    expect('ETag' in (resolve(operation(route).responses[status]!).headers ?? {})).toBe(hasTag);
  });

  test('documents common response headers once, with the failures', () => {
    const { headers } = resolve(operation('GET /api/things').responses['default']!);
    expect(Object.keys(headers!)).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']));
  });
});

describe('parameters', () => {
  const parameters = (route: string) =>
    Object.fromEntries(
      operation(route)
        .parameters.map((one) => resolve(one as Parameter))
        .map((one) => [one.name, one]),
    );

  test('of the query are the fields that are neither in the path nor in the body', () => {
    const query = parameters('GET /api/things');
    expect(Object.keys(query)).toEqual([
      'page',
      'limit',
      'search',
      'sort',
      'created_from',
      'created_to',
      'ids',
      'cursor',
      'owner_id',
      'tag',
      'open',
      'fields',
      'expand',
      'format',
      'amounts',
      'bom',
    ]);
    expect(query['page']).toMatchObject({
      in: 'query',
      schema: { type: 'integer', minimum: 1, default: 1 },
    });
    expect(query['created_from']).toMatchObject({ schema: { $ref: '#/components/schemas/DayOrTime' } });
    const { pattern } = trial.components['schemas']!['DayOrTime'] as { pattern: string };
    for (const bound of ['2026-03-01', '2026-03-01T09:30:00Z', '2026-03-01T09:30:00.123+02:00'])
      expect(bound).toMatch(new RegExp(pattern));
    for (const other of ['2026-03-01T09:30', '2026-13-01', '1206-03-01', '2026-03-01T24:00:00Z'])
      expect(other).not.toMatch(new RegExp(pattern));
    expect(query['sort']).toMatchObject({ schema: { type: 'string', pattern: '^-?(id|title)(,-?(id|title)){0,2}$' } });
    expect(query['tag']).toMatchObject({ schema: { type: 'array', items: { $ref: '#/components/schemas/ThingTag' } } });
    expect(trial.components['schemas']!['ThingTag']).toMatchObject({ enum: ['a', 'b'] });
    expect(query['open']).toMatchObject({ schema: { type: 'boolean' } });
    // Comma-separated: ?ids=1,2,3.
    expect(query['ids']).toMatchObject({ style: 'form', explode: false, schema: { type: 'array', maxItems: 100 } });
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

import { describe, expect, test } from '@jest/globals';
import { lastName, operation, resolve, schema } from '../../test/support/trial-document.ts';

describe('a body', () => {
  const bodyRef = (route: string) =>
    lastName(operation(route).requestBody!.content['application/json']!.schema['$ref'] as string);

  test.each([
    ['POST /api/things', 'ThingCreate', true],
    ['PUT /api/things/{id}', 'ThingReplace', true],
    ['PATCH /api/things/{id}', 'ThingUpdate', false],
    ['POST /api/sign-in', 'MakeKeyRequest', true],
  ])('of %s is %s, required: %p', (route, name, required) => {
    expect([bodyRef(route), operation(route).requestBody!['required'] ?? false]).toEqual([name, required]);
  });

  test('omits the fields of the path', () => {
    const { schema: inline } = operation('POST /api/admin/keys/{name}').requestBody!.content['application/json']!;
    expect(Object.keys(inline['properties'] as object)).toEqual(['password']);
  });

  test('of a create has no server-set members, accepts the initial status and documents defaults', () => {
    const { properties, required } = schema('ThingCreate');
    expect(properties).not.toHaveProperty('id');
    const words = { anyOf: [{ type: 'string', const: 'new' }, { type: 'null' }] };
    expect(properties['status']).toEqual({ ...words, description: 'Status. Default: `"new"`.' });
    expect(required).toEqual(['title']);
  });

  test('of a change marks server-set members and accepts null for clearing', () => {
    const { properties, required } = schema('ThingUpdate');
    expect(required).toBeUndefined();
    expect(properties['id']).toMatchObject({ readOnly: true, type: 'integer' });
    expect(properties['title']).toMatchObject({ type: 'string', minLength: 1, maxLength: 10 });
    expect(properties['due']).toMatchObject({ type: ['string', 'null'], format: 'date' });
    const nullable = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] });
    expect(properties['status']).toEqual({ ...nullable('ThingStatus'), description: 'Status.' });
    expect(schema('ThingStatus')).toMatchObject({ type: 'string', enum: ['new', 'old'] });
    expect(properties['values']).toEqual({ ...nullable('ThingValuesEntries'), description: 'Values.' });
    expect(schema('ThingValuesEntries')).toMatchObject({ additionalProperties: { type: ['string', 'null'] } });
    expect(properties['lines']).toMatchObject({ items: { $ref: '#/components/schemas/LineReplace' } });
  });

  test('of a PUT is that of a PATCH with required members', () => {
    expect(schema('ThingReplace')).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/ThingUpdate' }],
      required: ['title'],
    });
  });

  test('describes decimals as numbers with their precision', () => {
    expect(schema('LineCreate').properties['quantity']).toMatchObject({
      type: 'number',
      format: 'double',
      exclusiveMinimum: 0,
    });
    expect(schema('Line').properties['quantity']).toMatchObject({
      description: 'Quantity. At most 3 decimals.',
    });
  });
});

describe('streams', () => {
  test('an upload is a form with the bytes as a part', () => {
    const { content } = operation('POST /api/streams').requestBody!;
    expect(content).toEqual({
      'multipart/form-data': {
        example: { file: 'the bytes' },
        schema: {
          type: 'object',
          additionalProperties: false,
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

  test('a download supports ranges', () => {
    const { responses } = operation('GET /api/streams/{id}/download');
    expect(Object.keys(responses['200']!.content!)).toEqual(['application/octet-stream', '*/*']);
    expect(responses).toMatchObject({ 206: { content: expect.anything() }, 304: { description: expect.any(String) } });
    expect(responses['200']!.headers).toHaveProperty('Content-Disposition');
  });

  test('events are an event stream', () => {
    expect(operation('GET /api/streams/events').responses['200']!.content).toHaveProperty('text/event-stream');
  });
});

describe('an answer', () => {
  test('has every member except those omitted when empty, and allows additional ones', () => {
    expect(schema('Branch')).not.toHaveProperty('additionalProperties');
    expect(schema('Branch')).toMatchObject({
      required: ['name', 'length', 'branches', 'tip', 'leaves'],
    });
    expect(schema('Thing').properties).not.toHaveProperty('secret');
  });

  test('may also be a table: CSV, with a header row in its example, or a workbook', () => {
    const { content } = resolve(operation('GET /api/things').responses['200']!);
    expect(Object.keys(content!)).toEqual([
      'application/json',
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(content!['text/csv']).toMatchObject({
      schema: { type: 'string' },
      example: expect.stringMatching(/^id,title,[\w,]+\r\n1,[^\r\n]+\r\n$/),
    });
    expect(Object.keys(resolve(operation('POST /api/things').responses['201']!).content!)).toEqual([
      'application/json',
    ]);
  });

  test('may be null if the contract says optional', () => {
    expect(schema('Thing').properties).toMatchObject({
      due: { type: ['string', 'null'] },
      small: { type: ['integer', 'null'] },
    });
    expect(schema('Branch').properties['tip']).toMatchObject({
      anyOf: [{ $ref: expect.any(String) }, { type: 'null' }],
    });
  });
});

describe('what is deprecated', () => {
  test('is marked, an operation with the day from which it may be gone', () => {
    const { deprecated, description } = operation('GET /api/streams/{id}/print');
    expect([deprecated, description]).toEqual([true, expect.stringContaining('may be gone from 2027-06-01')]);
    expect(schema('Thing').properties['labels']).toMatchObject({ deprecated: true });
  });

  test('is nothing else', () => {
    expect(operation('GET /api/streams/{id}/download')).not.toHaveProperty('deprecated');
    expect(schema('Thing').properties['title']).not.toHaveProperty('deprecated');
  });
});

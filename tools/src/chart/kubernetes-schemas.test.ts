import { expect, test } from '@jest/globals';
import { schemasOfTypes, strict } from './kubernetes-schemas.ts';

test('a strict schema refuses fields that a type does not have, and keeps open types open', () => {
  const closed = { type: 'object', description: 'a port', properties: { port: { type: 'integer' } } };
  expect(strict(closed)).toEqual({ ...without(closed), additionalProperties: false });
  const labels = { type: 'object', additionalProperties: { type: 'string' } };
  expect(strict(labels)).toEqual(labels);
  const open = { type: 'object', properties: {}, 'x-kubernetes-preserve-unknown-fields': true };
  expect(strict(open)).toEqual({ type: 'object', properties: {} });
});

const without = ({ description: _description, ...schema }: { description: string }) => schema;

test('a strict schema keeps properties that are named as keywords, and takes ports as names and numbers', () => {
  const schema = strict({
    type: 'object',
    properties: {
      description: { type: 'string', description: 'text' },
      default: { type: 'boolean', default: false },
      targetPort: { type: 'string', format: 'int-or-string' },
      threshold: { anyOf: [{ type: 'integer' }, { type: 'string' }], 'x-kubernetes-int-or-string': true },
    },
  });
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      description: { type: 'string' },
      default: { type: 'boolean' },
      targetPort: { type: ['string', 'number'] },
      threshold: { type: ['string', 'number'] },
    },
  });
});

test('each kind gets a schema with the types that it refers to, and no others', () => {
  const types = {
    'api.Pod': {
      type: 'object',
      properties: { spec: { $ref: '#/definitions/api.PodSpec' } },
      'x-kubernetes-group-version-kind': [{ group: '', version: 'v1', kind: 'Pod' }],
    },
    'api.PodSpec': { type: 'object', properties: { node: { type: 'string' } } },
    'api.Other': { type: 'string' },
  };
  const [[kind, schema] = [], ...more] = schemasOfTypes(types);
  expect(more).toEqual([]);
  expect(kind).toEqual({ group: '', version: 'v1', kind: 'Pod' });
  expect(schema?.['$ref']).toBe('#/definitions/api.Pod');
  expect(Object.keys(schema?.['definitions'] as object)).toEqual(['api.Pod', 'api.PodSpec']);
});

import { answerHeaderRefs, headerParameterRef } from './headers.ts';
import type { SchemaObject } from './standard-schema.ts';

/** The heading of what the gateway answers itself. */
export const gatewayTag = {
  name: 'Gateway',
  description: 'What the gateway answers itself: this document, and whether it can do its work.',
};

const open = { tags: [gatewayTag.name], security: [], parameters: [headerParameterRef('RequestId')] };
const failure = (name: string): SchemaObject => ({ $ref: `#/components/responses/${name}` });
const shared = { 400: failure('BadRequest') };
const limited = { ...shared, 429: failure('TooManyRequests'), 500: failure('Internal') };

const documentHeaders = answerHeaderRefs('DocumentTag');
const text = (schema: SchemaObject, example: string): SchemaObject => ({
  schema: { type: 'string', ...schema },
  example,
});

const docsOperation = {
  ...open,
  operationId: 'gateway.docs',
  summary: 'Show this document',
  description: 'As JSON; to a browser (`Accept: text/html`) as an interactive page. Needs no token.',
  responses: {
    200: {
      description: 'The document',
      headers: documentHeaders,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'An OpenAPI 3.1 document.',
            required: ['openapi', 'info', 'paths'],
            properties: {
              openapi: { type: 'string', description: 'The version of OpenAPI.', examples: ['3.1.1'] },
              info: { type: 'object', description: 'What the document says of itself.' },
              paths: { type: 'object', description: 'The operations, by path and verb.' },
            },
          },
          example: { openapi: '3.1.1', info: { title: 'Business management', version: '1' }, paths: {} },
        },
        'text/html': text({ description: 'The interactive page.' }, '<!doctype html>...'),
      },
    },
    304: { description: 'The document is still the one of If-None-Match', headers: documentHeaders },
    ...limited,
  },
};

const guideOperation = {
  ...open,
  operationId: 'gateway.guide',
  summary: 'Show a short guide to the API for language models',
  description: 'What the service is, its conventions and every operation in a line (llmstxt.org). Needs no token.',
  responses: {
    200: {
      description: 'The guide, as Markdown',
      headers: documentHeaders,
      content: { 'text/markdown': text({ description: 'Markdown.' }, '# Business management\n\n> ...') },
    },
    304: { description: 'The guide is still the one of If-None-Match', headers: documentHeaders },
    ...limited,
  },
};

const liveOperation = {
  ...open,
  operationId: 'gateway.live',
  summary: 'Tell whether the process lives',
  description: 'It looks at nothing else. Needs no token and counts for no limit.',
  responses: {
    200: {
      description: 'It does',
      headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'That the process lives.',
            additionalProperties: false,
            required: ['live'],
            properties: { live: { type: 'boolean', const: true, description: 'Always true.' } },
          },
          example: { live: true },
        },
      },
    },
    ...shared,
  },
};

const readiness = (description: string, ready: boolean): SchemaObject => ({
  description,
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        description: 'Whether the gateway can do its work.',
        additionalProperties: false,
        required: ['ready', 'parts'],
        properties: {
          ready: { type: 'boolean', description: 'Whether every part that is needed answers.' },
          parts: {
            type: 'object',
            description: 'Each part by name.',
            additionalProperties: { type: 'string', enum: ['up', 'away'] },
          },
        },
      },
      example: { ready, parts: { crm: ready ? 'up' : 'away', redis: 'up' } },
    },
  },
});

const readyOperation = {
  ...open,
  operationId: 'gateway.ready',
  summary: 'Tell whether every part answers',
  description: 'Asks every part, at most 1.5 seconds. Needs no token and counts for no limit.',
  responses: { 200: readiness('All do', true), ...shared, 503: readiness('One does not', false) },
};

/** The paths that are no rpc: the gateway answers them itself. */
export const gatewayPaths = {
  '/api/docs': { get: docsOperation },
  '/llms.txt': { get: guideOperation },
  '/livez': { get: liveOperation },
  '/readyz': { get: readyOperation },
};

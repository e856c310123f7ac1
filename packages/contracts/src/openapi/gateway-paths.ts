import type { SchemaObject } from '../requests/input-schema.ts';
import { answerHeaderRefs } from './headers.ts';
import { generalFailure } from './problems.ts';

/** Tag of the routes that the gateway itself serves. */
export const gatewayTag = {
  name: 'Gateway',
  description: 'Operations of the gateway itself: this document and health checks.',
};

const generalFailures = { 400: generalFailure.default, ...generalFailure };

const open = { tags: [gatewayTag.name], security: [], parameters: [] };

const documentHeaders = answerHeaderRefs('DocumentTag');
const text = (schema: SchemaObject, example: string): SchemaObject => ({
  schema: { type: 'string', ...schema },
  example,
});

const docsOperation = {
  ...open,
  operationId: 'gateway.docs',
  summary: 'Get this document',
  description: 'Returns JSON, or an interactive page if the request accepts `text/html`. No token required.',
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
              openapi: { type: 'string', description: 'The OpenAPI version.', examples: ['3.1.1'] },
              info: { type: 'object', description: 'Metadata of the API.' },
              paths: { type: 'object', description: 'The operations, by path and method.' },
            },
          },
          example: { openapi: '3.1.1', info: { title: 'Business management', version: '1' }, paths: {} },
        },
        'text/html': text({ description: 'The interactive page.' }, '<!doctype html>...'),
      },
    },
    304: { description: 'The document still matches If-None-Match', headers: documentHeaders },
    ...generalFailures,
  },
};

const guideOperation = {
  ...open,
  operationId: 'gateway.guide',
  summary: 'Get a short guide to the API for language models',
  description:
    'Describes the service, its conventions and each operation in one line (llmstxt.org). No token required.',
  responses: {
    200: {
      description: 'The guide, as Markdown',
      headers: documentHeaders,
      content: { 'text/markdown': text({ description: 'Markdown.' }, '# Business management\n\n> ...') },
    },
    304: { description: 'The guide still matches If-None-Match', headers: documentHeaders },
    ...generalFailures,
  },
};

const liveOperation = {
  ...open,
  operationId: 'gateway.live',
  summary: 'Check that the process is alive',
  description: 'Does not check dependencies. No token required; not rate limited.',
  responses: {
    200: {
      description: 'The process is alive',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'The result of the liveness check.',
            required: ['live'],
            properties: { live: { type: 'boolean', const: true, description: 'Always true.' } },
          },
          example: { live: true },
        },
      },
    },
    ...generalFailures,
  },
};

const readiness = (description: string, ready: boolean): SchemaObject => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        description: 'The result of the readiness check.',
        required: ['ready', 'parts'],
        properties: {
          ready: { type: 'boolean', description: 'Whether all required dependencies are available.' },
          parts: {
            type: 'object',
            description: 'The state of each dependency, by name.',
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
  summary: 'Check that all dependencies are available',
  description: 'Waits at most 1.5 seconds. No token required; not rate limited.',
  responses: {
    200: readiness('All dependencies are available', true),
    503: readiness('A required dependency is unavailable', false),
    ...generalFailures,
  },
};

/** The paths that are not rpcs: the gateway itself serves them. */
export const gatewayPaths = {
  '/api/docs': { get: docsOperation },
  '/llms.txt': { get: guideOperation },
  '/livez': { get: liveOperation },
  '/readyz': { get: readyOperation },
};

import type { SchemaObject } from '../requests/input-schema.ts';
import { answerHeaderRefs } from './headers.ts';
import { generalFailure } from './problems.ts';

/** Tag of the routes that the gateway itself serves. */
export const gatewayTag = {
  name: 'Gateway',
  description: 'Operations of the gateway itself: batches of reads, this document and health checks.',
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

const batchOperation = {
  tags: [gatewayTag.name],
  parameters: [],
  operationId: 'gateway.batch',
  summary: 'Make several reads in one request',
  description:
    'Each read is a GET in the name of the caller, with its own status. It counts for rate limits as a request of its own.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          description: 'The reads of a batch.',
          required: ['urls'],
          additionalProperties: false,
          properties: {
            urls: {
              type: 'array',
              description: 'Paths of GET operations that return JSON, with their queries.',
              minItems: 1,
              maxItems: 30,
              items: { type: 'string', maxLength: 2000, pattern: '^/api/' },
            },
          },
        },
        example: { urls: ['/api/clients?status=active&limit=1', '/api/tasks?assigned_to=me'] },
      },
    },
  },
  responses: {
    200: {
      description: 'The result of each read, in their order',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'The results of a batch.',
            required: ['results'],
            properties: {
              results: {
                type: 'array',
                description: 'The result of each read.',
                items: {
                  type: 'object',
                  required: ['status', 'body'],
                  properties: {
                    status: { type: 'integer', format: 'int32', description: 'The HTTP status.' },
                    body: { type: 'object', description: 'The answer, or a problem.' },
                  },
                },
              },
            },
          },
          example: {
            results: [{ status: 200, body: { records: [], meta: { total: 0, current_page: 1, per_page: 1 } } }],
          },
        },
      },
    },
    422: { $ref: '#/components/responses/Invalid' },
    ...generalFailures,
  },
};

/** The paths that are not rpcs: the gateway itself serves them. */
export const gatewayPaths = {
  '/api/batch': { post: batchOperation },
  '/api/docs': { get: docsOperation },
  '/llms.txt': { get: guideOperation },
  '/livez': { get: liveOperation },
  '/readyz': { get: readyOperation },
};

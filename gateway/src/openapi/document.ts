import { buildOpenApi, type Contract, type OpenApiDocument } from '@bms/contracts';

/** Where the document is. */
export const DOCS_PATH = '/api/docs';

/** The document of the whole contract, with the paths that are the gateway's own. */
export function describeApi(contract: Contract, publicUrl: string): OpenApiDocument {
  return buildOpenApi(contract, {
    title: 'Business management',
    version: '1',
    serverUrl: publicUrl,
    extraPaths: {
      [DOCS_PATH]: { get: docsOperation },
      '/livez': { get: liveOperation },
      '/readyz': { get: readyOperation },
    },
  });
}

const object = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
});
const open = { tags: ['Gateway'], security: [] };

const docsOperation = {
  ...open,
  operationId: 'Gateway_Docs',
  summary: 'Show this document.',
  description: 'As JSON; to a browser (`Accept: text/html`) as an interactive page.',
  responses: {
    200: {
      description: 'The document.',
      content: { 'application/json': { schema: { type: 'object' } }, 'text/html': { schema: { type: 'string' } } },
    },
  },
};

const liveOperation = {
  ...open,
  operationId: 'Gateway_Live',
  summary: 'Tell whether the process lives.',
  responses: { 200: object('It does.') },
};

const readyOperation = {
  ...open,
  operationId: 'Gateway_Ready',
  summary: 'Tell whether every part answers.',
  responses: { 200: object('All do: each part by name.'), 503: object('One does not: each part by name.') },
};

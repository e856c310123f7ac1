import { ApiError, type OpenApiDocument } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse, Route } from '../http/context.ts';
import { DEFAULT_LIMIT } from '../limits/definitions.ts';
import { agentOperations } from './operations.ts';
import { dispatchOf } from './send-in-process.ts';

const PATH = '/mcp';
const MAX_BODY_BYTES = 1024 * 1024;

/** The headers of a request to the server that its requests to the API have as well. */
const FORWARDED = ['authorization', 'x-auth-token', 'x-forwarded-for', 'user-agent', 'accept-language'];

/**
 * Returns the route of the Model Context Protocol (Streamable HTTP, without sessions): the API as tools of a language
 * model. Each call of a tool is a request to the API with the credentials of the caller: it has the same rate limits,
 * permissions and audit entries.
 * @see https://modelcontextprotocol.io/specification, docs/adr/0229-tools-for-agents.md
 */
export function mcpRoute(document: OpenApiDocument, routes: readonly Route[]): Route {
  const api = { document, operations: agentOperations(document, routes) };
  return {
    method: 'POST',
    path: PATH,
    segments: [{ literal: PATH.slice(1) }],
    access: { kind: 'caller', caller: 'any' },
    permit: () => {},
    limit: DEFAULT_LIMIT,
    secret: false,
    body: { kind: 'json', maxBytes: MAX_BODY_BYTES, needsNumberSource: false },
    answer: async (request, response) => {
      assertToken(request);
      // Most gateways never need the library.
      const { answerMessage } = await import('./mcp-server.ts');
      const { caller, body } = response.locals;
      const server = { api, caller, dispatch: dispatchOf(request, response, FORWARDED) };
      await send(await answerMessage(server, messageOf(request), body), response);
    },
  };
}

/** Returns the head of a request as the transport of the protocol reads it; its body was read before. */
const messageOf = ({ headers: { accept, 'mcp-protocol-version': version } }: Request): globalThis.Request =>
  new globalThis.Request(`http://gateway${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accept && { accept }),
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    },
  });

async function send(answer: globalThis.Response, response: GatewayResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Rejects a request that has the cookie of the panel only: a page must not reach the tools. @throws ApiError unauthenticated */
function assertToken({ headers }: Request): void {
  if (!headers.authorization && !headers['x-auth-token']) throw new ApiError('unauthenticated');
}

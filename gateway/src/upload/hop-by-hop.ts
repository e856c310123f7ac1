import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Headers about one connection (RFC 9110, 7.6.1), which a proxy must not pass on. */
const HOP_BY_HOP: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers that delimit or route a message: a `Connection` header that names them is ignored. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'content-type', 'host', 'transfer-encoding']);

/**
 * Removes the headers about the connection with the client, and those that `Connection` names. `Transfer-Encoding` stays:
 * it tells that there is a body, which is framed anew.
 */
export function dropRequestHops(headers: IncomingHttpHeaders): void {
  dropHops(headers);
}

/**
 * Removes the headers about the connection with the service, and sets those about the connection with the client: it is
 * closed if the client wishes so, and if the service responded before it had read the whole request.
 */
export function replaceResponseHops(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  dropHops(answer.headers);
  delete answer.headers['transfer-encoding'];
  answer.headers.connection = request.complete && response.shouldKeepAlive ? 'keep-alive' : 'close';
}

function dropHops(headers: IncomingHttpHeaders): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of HOP_BY_HOP) delete headers[name];
  for (const name of named) if (!FRAMING.has(name)) delete headers[name];
}

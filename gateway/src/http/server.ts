import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type ConnectionLimits, type Connections, limitConnections } from './connections.ts';
import { isHealthPath } from './pages.ts';

/** Limits against slow clients; times in milliseconds. */
export interface ServerSettings {
  /** Time limit for the request headers. */
  readonly headersTimeoutMs: number;
  /** Time that an idle connection is kept open for the next request. */
  readonly keepAliveTimeoutMs: number;
  /** Time limit without traffic in either direction while a request is in progress. */
  readonly idleTimeoutMs: number;
  readonly maxHeaderBytes: number;
}

/** An HTTP server with its connections. */
export interface HttpServer {
  readonly server: Server;
  readonly connections: Connections;
}

/**
 * Time for which the rest of an unread body is drained, in milliseconds, so that the client receives the response
 * instead of a reset.
 */
const LINGER_MS = 2000;
/** Interval at which Node checks for connections past their time limits, in milliseconds. */
const CHECK_MS = 500;

/**
 * Creates the HTTP server. Node's `requestTimeout` includes the body and would end long uploads, so it is off: the
 * middleware that reads a body has its own time limit, and a connection without traffic is closed after
 * `idleTimeoutMs`.
 */
export function createHttpServer(
  settings: ServerSettings,
  limits: ConnectionLimits,
  log: Logger,
  listener: RequestListener,
): HttpServer {
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: settings.headersTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs,
    maxHeaderSize: settings.maxHeaderBytes,
    connectionsCheckingInterval: CHECK_MS,
    // Off because Node answers a missing Host header without a body.
    requireHostHeader: false,
  });
  const connections = limitConnections(server, limits, log);
  server.timeout = settings.idleTimeoutMs;
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.once('finish', () => dropUnread(request));
    if (connections.isExcess(request.socket) && !isHealthPath(request.url)) rejectRequest(response, 503);
    else if (request.headers.host === undefined && request.httpVersion === '1.1') rejectRequest(response, 400);
    else listener(request, response);
  };
  server.on('request', listen);
  // The middleware that reads the body sends `100 Continue`, after all checks that may reject the request.
  server.on('checkContinue', listen);
  server.on('checkExpectation', (_request, response: ServerResponse) => rejectRequest(response, 417));
  server.on('clientError', answerUnreadable);
  return { server, connections };
}

function dropUnread(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Transport errors, which occur before a request reaches the middleware. */
const transportErrors: Readonly<Record<number, { code: string; title: string; detail: string }>> = {
  400: { code: 'bad_request', title: 'Bad request', detail: 'The request is not valid HTTP.' },
  408: { code: 'request_timeout', title: 'Request timeout', detail: 'The request took too long to arrive.' },
  417: {
    code: 'expectation_failed',
    title: 'Expectation failed',
    detail: 'The Expect header is not supported.',
  },
  503: {
    code: 'unavailable',
    title: 'Service unavailable',
    detail: 'Too many connections are open. Close some, or try again in a few seconds.',
  },
  431: { code: 'headers_too_large', title: 'Headers too large', detail: 'The headers of the request are too large.' },
};

function problemText(status: number): string {
  const { code, title, detail } = transportErrors[status]!;
  const requestId = randomUUID();
  const type = `urn:bms:error:${code}`;
  return JSON.stringify({ type, title, status, detail, success: false, message: detail, code, request_id: requestId });
}

/** Sends a transport error and closes the connection. */
export function rejectRequest(response: ServerResponse, status: 400 | 408 | 417 | 503): void {
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', Connection: 'close' };
  response.writeHead(status, { ...headers, ...(status === 503 && { 'Retry-After': '2' }) }).end(problemText(status));
}

const statusOfCode: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = problemText(status);
  const head = [
    `HTTP/1.1 ${status} ${transportErrors[status]!.title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

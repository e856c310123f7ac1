import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What keeps slow and greedy clients from taking all connections; times in milliseconds. */
export interface ServerSettings {
  /** How long a client may take to send its headers. */
  readonly headersTimeoutMs: number;
  /** How long an idle connection is kept for a next request. */
  readonly keepAliveTimeoutMs: number;
  /** How long a connection may move no byte in either direction while a request is under way. */
  readonly idleTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** Connections at once; further ones are closed unread. */
  readonly maxConnections: number;
}

/** How long what is left of a body nobody wants is read, so that its sender sees the answer rather than a reset. */
const LINGER_MS = 2000;
/** How often Node looks for connections past their time. */
const CHECK_MS = 500;

/**
 * The HTTP server. Node's `requestTimeout` counts the whole body and would end long uploads, so it is off: the step that
 * reads a body has a time of its own, and a connection without any movement ends after `idleTimeoutMs`.
 */
export function createHttpServer(settings: ServerSettings, listener: RequestListener): Server {
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: settings.headersTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs,
    maxHeaderSize: settings.maxHeaderBytes,
    connectionsCheckingInterval: CHECK_MS,
    // Node answers a missing Host without a body.
    requireHostHeader: false,
  });
  server.maxConnections = settings.maxConnections;
  server.timeout = settings.idleTimeoutMs;
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.once('finish', () => dropUnread(request));
    if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400);
    else listener(request, response);
  };
  server.on('request', listen);
  // The step that reads the body says `100 Continue`, after everything that may refuse the request.
  server.on('checkContinue', listen);
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));
  server.on('clientError', answerUnreadable);
  return server;
}

function dropUnread(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Errors of the transport, which never become a request that the steps could see. */
const transportErrors: Readonly<Record<number, { code: string; title: string; detail: string }>> = {
  400: { code: 'bad_request', title: 'Bad request', detail: 'The request is not valid HTTP.' },
  408: { code: 'request_timeout', title: 'Request timeout', detail: 'The request took too long to arrive.' },
  417: {
    code: 'expectation_failed',
    title: 'Expectation failed',
    detail: 'The Expect header asks for what this server does not do.',
  },
  431: { code: 'headers_too_large', title: 'Headers too large', detail: 'The headers of the request are too large.' },
};

function problemText(status: number): string {
  const { code, title, detail } = transportErrors[status]!;
  const requestId = randomUUID();
  const type = `urn:bms:error:${code}`;
  return JSON.stringify({ type, title, status, detail, success: false, message: detail, code, request_id: requestId });
}

/** Answers with an error of the transport and ends the connection. */
export function refuse(response: ServerResponse, status: 400 | 408 | 417): void {
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', Connection: 'close' };
  response.writeHead(status, headers).end(problemText(status));
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

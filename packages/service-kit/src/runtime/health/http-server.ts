import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ProcessTls } from '@bms/rpc';
import type { Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';

// An import reads every export of node:http, and that of WebSocket loads undici: 45 ms of CPU and 2 MB of heap.
const { createServer } = process.getBuiltinModule('node:http');

/** The HTTP server of a process: /livez, /readyz and /metrics, and the HTTP routes of the service. */
export interface HttpServer {
  readonly port: number;
  /** Sets the listener for all requests except those to the health and metrics pages. */
  serve(listener: RequestListener): void;
  /** Closes each connection with its next response, so that clients use another copy. Call it before `close`. */
  retire(): void;
  close(): Promise<void>;
}

/**
 * Opens the HTTP server before any other component, so that a process that waits for its database is reported as alive.
 * @param address `host:port`, port 0 for a free one
 * @param registry undefined if /metrics is served elsewhere
 * @param idleTimeoutMs the maximum time a connection may be idle during a request, in milliseconds; 0 for no limit.
 * Node's requestTimeout covers the whole body and would abort long uploads.
 * @param tls mutual TLS; plain text by default. The health and metrics pages need no certificate of the client
 */
export async function openHttpServer(
  address: string,
  readReadiness: () => Promise<Readiness>,
  registry: Registry | undefined,
  idleTimeoutMs = 0,
  tls?: ProcessTls,
): Promise<HttpServer> {
  let others = answerNotFound;
  let isRetired = false;
  const pages = { ...healthPages(readReadiness), ...(registry && metricsPage(registry)) };
  const answerPages = servePages(pages, (request, response) => {
    if (tls && !(request.socket as TLSSocket).authorized) send(response, 401, 'application/json', NO_CERTIFICATE);
    else others(request, response);
  });
  const listener: RequestListener = (request, response) => {
    if (isRetired) response.setHeader('connection', 'close');
    answerPages(request, response);
  };
  const { server, release } = tls ? await secureServer(tls, listener) : plainServer(listener);
  server.timeout = idleTimeoutMs;
  await listen(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      others = listener;
    },
    retire: () => {
      isRetired = true;
    },
    close: () => {
      release();
      return close(server);
    },
  };
}

const NO_CERTIFICATE = '{"message":"A client certificate is required"}';

interface OpenedServer {
  readonly server: Server | SecureServer;
  /** Stops following changed certificates. */
  readonly release: () => void;
}

const plainServer = (listener: RequestListener): OpenedServer => ({
  server: createServer({ requestTimeout: 0 }, listener),
  release: () => {},
});

/** Creates a server with the current certificates; changed ones are used for new connections. */
async function secureServer(tls: ProcessTls, listener: RequestListener): Promise<OpenedServer> {
  // Without this, a probe of an orchestrator, which has no certificate, could not reach the health pages.
  const verification = { requestCert: true, rejectUnauthorized: false };
  const server = createSecureServer({ requestTimeout: 0, ...verification }, listener);
  const release = await new Promise<() => void>((resolve) => {
    const stop = tls.follow((certificates) => {
      server.setSecureContext({ ...certificates });
      resolve(stop);
    });
  });
  return { server, release };
}

/**
 * Opens a server of /metrics alone, which a network policy can open to Prometheus only.
 * @param address `host:port`, port 0 for a free one
 */
export async function openMetricsServer(
  address: string,
  registry: Registry,
): Promise<Pick<HttpServer, 'port' | 'close'>> {
  const server = createServer(servePages(metricsPage(registry), answerNotFound));
  await listen(server, address);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

type Page = (response: ServerResponse) => Promise<void>;
type Pages = Readonly<Record<string, Page>>;

function servePages(pages: Pages, others: RequestListener): RequestListener {
  return (request, response) => {
    const page = pages[request.url?.split('?', 1)[0] ?? ''];
    if (page) page(response).catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
    else others(request, response);
  };
}

const metricsPage = (registry: Registry): Pages => ({
  '/metrics': async (response) => send(response, 200, registry.contentType, await registry.metrics()),
});

function healthPages(readReadiness: () => Promise<Readiness>): Pages {
  return {
    '/livez': async (response) => send(response, 200, 'application/json', '{"live":true}'),
    '/readyz': async (response) => {
      const readiness = await readReadiness();
      send(response, readiness.ready ? 200 : 503, 'application/json', JSON.stringify(readiness));
    },
  };
}

const answerNotFound: RequestListener = (_request, response) =>
  send(response, 404, 'application/json', '{"message":"Not found"}');

function send(response: ServerResponse, code: number, type: string, body: string): void {
  response.writeHead(code, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function listen(server: Server | SecureServer, address: string): Promise<void> {
  const colon = address.lastIndexOf(':');
  // An IPv6 address has brackets, as in a URL.
  const host = address.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(address.slice(colon + 1)), host, resolve);
  });
}

function close(server: Server | SecureServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

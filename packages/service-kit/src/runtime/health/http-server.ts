import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';

/** The HTTP server of a process: /livez, /readyz and /metrics, and the HTTP routes of the service. */
export interface HttpServer {
  readonly port: number;
  /** Sets the listener for all requests except those to the health and metrics pages. */
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

/**
 * Opens the HTTP server before any other component, so that a process that waits for its database is reported as alive.
 * @param address `host:port`, port 0 for a free one
 * @param registry undefined if /metrics is served elsewhere
 * @param idleTimeoutMs the maximum time a connection may be idle during a request, in milliseconds; 0 for no limit.
 * Node's requestTimeout covers the whole body and would abort long uploads.
 */
export async function openHttpServer(
  address: string,
  readReadiness: () => Promise<Readiness>,
  registry: Registry | undefined,
  idleTimeoutMs = 0,
): Promise<HttpServer> {
  let others = answerNotFound;
  const pages = { ...healthPages(readReadiness), ...(registry && metricsPage(registry)) };
  const server = createServer(
    { requestTimeout: 0 },
    servePages(pages, (request, response) => others(request, response)),
  );
  server.timeout = idleTimeoutMs;
  await listen(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      others = listener;
    },
    close: () => close(server),
  };
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

function listen(server: Server, address: string): Promise<void> {
  const colon = address.lastIndexOf(':');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(address.slice(colon + 1)), address.slice(0, colon), resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

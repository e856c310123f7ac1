import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';

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
 * @param idleTimeoutMs the maximum time a connection may be idle during a request, in milliseconds; 0 for no limit.
 * Node's requestTimeout covers the whole body and would abort long uploads.
 */
export async function openHttpServer(
  address: string,
  readReadiness: () => Promise<Readiness>,
  registry: Registry,
  idleTimeoutMs = 0,
): Promise<HttpServer> {
  let others: RequestListener = (_request, response) =>
    send(response, 404, 'application/json', '{"message":"Not found"}');
  let isRetired = false;
  const pages = createPages(readReadiness, registry);
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    if (isRetired) response.setHeader('connection', 'close');
    const page = pages[request.url?.split('?', 1)[0] ?? ''];
    if (page) page(response).catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
    else others(request, response);
  });
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
    close: () => close(server),
  };
}

type Page = (response: ServerResponse) => Promise<void>;

function createPages(readReadiness: () => Promise<Readiness>, registry: Registry): Readonly<Record<string, Page>> {
  return {
    '/livez': async (response) => send(response, 200, 'application/json', '{"live":true}'),
    '/metrics': async (response) => send(response, 200, registry.contentType, await registry.metrics()),
    '/readyz': async (response) => {
      const readiness = await readReadiness();
      send(response, readiness.ready ? 200 : 503, 'application/json', JSON.stringify(readiness));
    },
  };
}

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

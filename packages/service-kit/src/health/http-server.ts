import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';

/** The HTTP side of a service: /livez, /readyz and /metrics. */
export interface HttpServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens it before anything else is up, so that a process that waits for its database is seen to be alive.
 * @param address `host:port`, port 0 for a free one
 */
export async function openHttpServer(
  address: string,
  readReadiness: () => Promise<Readiness>,
  registry: Registry,
): Promise<HttpServer> {
  const server = createServer((request, response) => {
    route(request.url ?? '', response, readReadiness, registry).catch(() => response.writeHead(500).end());
  });
  await listen(server, address);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

async function route(
  url: string,
  response: ServerResponse,
  readReadiness: () => Promise<Readiness>,
  registry: Registry,
): Promise<void> {
  const path = url.split('?', 1)[0];
  if (path === '/livez') return send(response, 200, 'application/json', '{"live":true}');
  if (path === '/metrics') return send(response, 200, registry.contentType, await registry.metrics());
  if (path !== '/readyz') return send(response, 404, 'application/json', '{"message":"Not found"}');
  const readiness = await readReadiness();
  return send(response, readiness.ready ? 200 : 503, 'application/json', JSON.stringify(readiness));
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

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@bms/testing';

/** A request that an endpoint received. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A system that receives webhooks. */
export interface Endpoint {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** Answers the next requests; with 204 initially. */
  answer: (response: ServerResponse, path: string) => void;
  /** Returns the received requests once there are that many. @throws Error if they do not arrive */
  atLeast(count: number): Promise<Received[]>;
  stop(): Promise<void>;
}

/** Starts an endpoint on a free port. */
export async function startEndpoint(): Promise<Endpoint> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body });
    endpoint.answer(response, path);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (response) => response.writeHead(204).end(),
    atLeast: (count) =>
      eventually(
        async () => received,
        ({ length }) => length >= count,
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return endpoint;
}

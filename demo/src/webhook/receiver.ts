import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received webhook request. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  /** The raw body: parsed and serialized again, it would not match the signature. */
  readonly body: string;
}

/** A stub of an external system that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): void;
}

/** Starts a receiver on a free loopback port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/business`,
    received,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

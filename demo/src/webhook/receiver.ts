import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message as it came. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  /** As it came: what is parsed and written again has another signature. */
  readonly body: string;
}

/** Another system, as far as it receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): void;
}

/** Listens on a free port of this machine. */
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

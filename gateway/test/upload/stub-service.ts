import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The HTTP port of a stub service for uploads, downloads and event streams. */
export interface StubService {
  /** host:port, the same after a restart. */
  readonly address: string;
  /** The requests that it received. */
  readonly seen: readonly { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  /** Returns the number of requests whose connection was closed before the response was complete. */
  aborted(): number;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

/** Starts the stub service on a free port. */
export async function startStubService(): Promise<StubService> {
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
  let aborted = 0;
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    seen.push({ url: request.url!, headers: request.headers });
    response.on('close', () => response.writableFinished || aborted++);
    void answer(request, response).catch(() => response.destroy());
  };
  const listen = async (port: number) => {
    const server = createServer(serve);
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    seen,
    aborted: () => aborted,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    restart: async () => {
      server = await listen(port);
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/api/happenings') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < 3; at++) {
      response.write(`data: ${at}\n\n`);
      await sleep(100);
    }
    response.end();
  } else if (request.url === '/api/happenings?endless') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 0\n\n');
  } else if (request.method === 'GET') {
    response.writeHead(206, {
      connection: 'keep-alive, x-hop',
      'keep-alive': 'timeout=5',
      'proxy-authenticate': 'Basic',
      'x-hop': 'about the connection to the service',
      'content-type': 'application/pdf',
      'content-range': 'bytes 0-3/10',
      'content-disposition': 'attachment; filename="a.pdf"',
      'content-security-policy': 'sandbox',
    });
    response.end('%PDF');
  } else {
    const digest = createHash('sha256');
    for await (const chunk of request) digest.update(chunk);
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ sha256: digest.digest('hex') }));
  }
}

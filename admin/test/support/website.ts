import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website on another origin than the gateway. */
export interface Website {
  readonly origin: string;
  /** The HTML of its page. */
  html: string;
  close(): void;
}

/** Serves a page on a free port. */
export async function openWebsite(): Promise<Website> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(website.html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const website: Website = { origin: `http://127.0.0.1:${port}`, html: '', close };
  return website;
}

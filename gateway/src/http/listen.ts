import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@bms/service-kit/process';

/** Starts listening. @returns the port. @throws ConfigError when the port cannot be opened */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code})`;
      reject(new ConfigError(`settings HOST and PORT: ${host}:${port} ${why}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Interval at which drain checks for open connections, in milliseconds. */
const POLL_MS = 20;

/**
 * Stops accepting connections, waits for requests in progress and closes the remaining connections after `graceMs`.
 * Node's own close would close idle connections at once, and with them requests in transit; here, kept-alive
 * connections have `idleMs` to send one more request, whose response closes the connection.
 */
export async function drain(server: Server, idleMs: number, graceMs: number): Promise<void> {
  const start = performance.now();
  let isClosed = false;
  // Runs right after the event loop has accepted pending connections: those still in the kernel's queue are reset by
  // the close.
  await new Promise((resolve) => setImmediate(resolve));
  NetServer.prototype.close.call(server, () => {
    isClosed = true;
  });
  while (!isClosed) {
    await sleep(POLL_MS);
    const passed = performance.now() - start;
    if (passed >= graceMs) server.closeAllConnections();
    else if (passed >= idleMs) server.closeIdleConnections();
  }
  // Stops the timers of the HTTP server. The error that it no longer listens is expected.
  server.close(() => {});
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@bms/service-kit/process';

/** @returns the port. @throws ConfigError when the port cannot be opened */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code})`;
      reject(new ConfigError(`settings HOST and PORT: ${host}:${port} ${why}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no more connections, lets what is under way end, at most for `graceMs`, and cuts the rest. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = new AbortController();
  const cut = sleep(graceMs, undefined, { signal: timer.signal, ref: false }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  // Connections that a client keeps open for a next request would hold up the end.
  const idle = setInterval(() => server.closeIdleConnections(), 100).unref();
  await closed;
  clearInterval(idle);
  timer.abort();
  await cut;
}

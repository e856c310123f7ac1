import getPort from 'get-port';

/** A TCP port of 127.0.0.1 that nobody listens on: one of `wanted` if it is free, else any. */
export function freePort(...wanted: number[]): Promise<number> {
  return getPort({ host: '127.0.0.1', port: wanted });
}

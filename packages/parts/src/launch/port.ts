import getPort from 'get-port';

/** Returns a free TCP port of 127.0.0.1: one of `wanted` if possible, else any. */
export function freePort(...wanted: number[]): Promise<number> {
  return getPort({ host: '127.0.0.1', port: wanted });
}

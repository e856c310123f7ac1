import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { createLookup, InsideAddress, isPublicAddress, type Resolve } from './addresses.ts';

/** Options of a connector. */
export interface ConnectorOptions {
  /** Allows addresses that are not public. */
  readonly allowPrivate: boolean;
  /** Time limit of requests, in milliseconds. */
  readonly timeoutMs: number;
  /** Resolves host names; the system resolver by default. */
  readonly resolve?: Resolve | undefined;
}

/** Creates a connector that checks the address of each new connection, whether the URL contains it or DNS returns it. */
export function createConnector({ allowPrivate, timeoutMs, resolve }: ConnectorOptions): buildConnector.connector {
  const permits = allowPrivate ? () => true : isPublicAddress;
  // Later than the timeout of the request, whose abort does not end the attempt to connect.
  const connect = buildConnector({ lookup: createLookup(permits, resolve), timeout: timeoutMs + 1000 });
  return (options, callback) => {
    const { hostname } = options;
    // IP addresses are not passed to the lookup.
    if (isIP(hostname) !== 0 && !permits(hostname)) callback(new InsideAddress(hostname), null);
    else connect(options, callback);
  };
}

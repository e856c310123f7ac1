import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** Connection options in a NATS address. */
export type NatsAddress = Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'>;

/**
 * Parses a NATS address, because the client supports neither users nor TLS in a URL.
 * @param url `nats://user:password@host:port`, several hosts separated by commas; with `tls://` the server must prove
 * its name with a certificate of a known authority (NODE_EXTRA_CA_CERTS adds one)
 */
export function readNatsAddress(url: string): NatsAddress {
  const hosts = url.split(',').map((part) => new URL(part.includes('://') ? part : `nats://${part}`));
  const withUser = hosts.find((host) => host.username);
  return {
    servers: hosts.map((host) => host.host),
    ...(hosts.some((host) => host.protocol === 'tls:') && { tls: {} }),
    ...(withUser && { user: decodeURIComponent(withUser.username), pass: decodeURIComponent(withUser.password) }),
  };
}

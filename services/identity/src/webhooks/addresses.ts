import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Says that a name or an address leads to the inside: to this machine, its network or whatever else not everybody can reach. */
export class InsideAddress extends Error {
  override readonly name = 'InsideAddress';

  constructor(address: string) {
    super(`${address} is no address that everybody can reach`);
  }
}

/** All IPv6 addresses that were ever given out for the world to reach (IANA, IPv6 Global Unicast Address Assignments). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is one that everybody can reach (IANA special-purpose registries, RFC 6890). An IPv4 address that is
 * written as IPv6 counts as what it is; those that lead to an IPv4 address by translation or tunnel are not allowed at all.
 */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  // To the library unicast is what no registry names, such as `::7f00:1`, the old way to write 127.0.0.1 (RFC 4291, 2.5.5.1).
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6));
}

/** The IP address that the host of an address is; undefined where it is a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Looks a name up for a socket that is about to connect to what is found. A name that leads to the inside fails, even if it
 * leads elsewhere too: since the socket connects to the very addresses that were looked at, another answer later changes nothing.
 * @param permits whether an address may be connected to
 */
export function createLookup(permits: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const inside = error ? undefined : found.find(({ address }) => !permits(address));
      if (error || inside) return callback(error ?? new InsideAddress(hostname), []);
      if (options.all) return callback(null, found);
      const { address, family } = found[0] as LookupAddress;
      callback(null, address, family);
    });
  };
}

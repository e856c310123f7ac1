import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host or an address is not public: it belongs to this machine, its network or another reserved range. */
export class InsideAddress extends Error {
  override readonly name = 'InsideAddress';

  constructor(address: string) {
    super(`${address} is not publicly reachable`);
  }
}

/** Resolves all addresses of a host, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** All IPv6 addresses ever allocated as globally reachable (IANA, IPv6 Global Unicast Address Assignments). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Returns true if an IP address is globally reachable (IANA special-purpose registries, RFC 6890). An IPv4-mapped
 * address counts as the IPv4 address; those that lead to an IPv4 address by translation or tunnel are never allowed.
 */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  // The library calls every unregistered range unicast, such as `::7f00:1`, the deprecated notation of 127.0.0.1 (RFC
  // 4291, 2.5.5.1).
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6));
}

/** Returns the IP address of a URL's host; undefined if the host is a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Creates the DNS lookup of a socket. A host with any disallowed address fails, even if it has others too; since the
 * socket connects to the addresses of this lookup, a different response later changes nothing (DNS rebinding).
 * @param permits returns true if connections to an address are allowed
 * @param resolve the resolver; that of the system by default
 */
export function createLookup(permits: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const inside = error ? undefined : found.find(({ address }) => !permits(address));
      if (error || inside) return callback(error ?? new InsideAddress(hostname), []);
      if (options.all) return callback(null, found);
      const { address, family } = found[0] as LookupAddress;
      callback(null, address, family);
    });
  };
}

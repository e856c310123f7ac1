import ipaddr from 'ipaddr.js';

const SITE_BITS = 64;

/**
 * Returns the form in which a client address is counted: an IPv4 address as itself, also if it is IPv4-mapped, and an
 * IPv6 address as its /64, which belongs to one subscriber (RFC 6177).
 */
export function countedAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${SITE_BITS}`)}/${SITE_BITS}`;
}

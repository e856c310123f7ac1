import { BlockList, isIPv6 } from 'node:net';

/** Returns true for the IP addresses that a rule allows. */
export type AddressRule = (address: string) => boolean;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns a rule that allows some IP addresses and networks in CIDR notation (RFC 4632), and all without any. An
 * IPv6 address is compared without its zone.
 */
export function addressRule(allowed: readonly string[]): AddressRule {
  if (allowed.length === 0) return () => true;
  const list = new BlockList();
  for (const text of allowed) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (client) => {
    const [address = ''] = client.split('%');
    return list.check(address, familyOf(address));
  };
}

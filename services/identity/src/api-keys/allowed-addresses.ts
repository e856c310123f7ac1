import { isIP } from 'node:net';
import { invalid, type Violation } from '@bms/contracts';
import ipaddr from 'ipaddr.js';

/** The number of bits of an address, by the version of IP. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** @throws ApiError validation_failed for texts that are neither an IP address nor a network in CIDR notation (RFC 4632) */
export function assertAddresses(allowed: readonly string[]): void {
  const violations = allowed.flatMap((text, index): Violation[] => {
    const field = `allowed_addresses[${index}]`;
    const message = problemOf(text);
    return message === undefined ? [] : [{ field, code: 'invalid_format', message: `${field} ${message}` }];
  });
  if (violations.length > 0) throw invalid(...violations);
}

function problemOf(text: string): string | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (BITS[version] ?? 0));
  if (version === 0 || address.includes('%') || !isSize || rest.length > 0)
    return 'must be an IP address or a network such as 203.0.113.0/24.';
  // The address of a client is compared as IPv4, however the connection was made.
  if (version === 6 && ipaddr.IPv6.parse(address).isIPv4MappedAddress()) return 'must be written as an IPv4 address.';
  return undefined;
}

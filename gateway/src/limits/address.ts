import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Number of 16-bit groups in the prefix that IPv6 addresses are counted by: a client with one address of a /64 controls
 * all of it.
 */
const SITE_GROUPS = 4;

/**
 * Returns the client's address: that of the connection, or the one that trusted proxies report. A reported value that
 * is not an IP address is ignored.
 */
export function clientAddress(request: Request): string {
  const reported = request.ip ?? '';
  return plainAddress(isIP(reported) ? reported : (request.socket.remoteAddress ?? ''));
}

/** Converts an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) to IPv4. */
export const plainAddress = (address: string): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address;

/** Returns the key that an address is counted under: the address itself, or the /64 of an IPv6 address. */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const bare = address.split('%', 1)[0]!;
  return `${expandedGroups(bare).slice(0, SITE_GROUPS).join(':')}::/64`;
}

/** Expands an IPv6 address, which may be shortened by `::`, to its eight groups. */
function expandedGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

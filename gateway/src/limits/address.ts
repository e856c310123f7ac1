import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** How many of the eight groups of an IPv6 address name a site: whoever has one address of a /64 has all of them. */
const SITE_GROUPS = 4;

/**
 * The address of the client app: that of the connection, or the one that trusted proxies report. An address that a proxy
 * reports in no known form is not believed.
 */
export function clientAddress(request: Request): string {
  const reported = request.ip ?? '';
  const address = isIP(reported) ? reported : (request.socket.remoteAddress ?? '');
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address;
}

/** What an address is counted as: itself, or the /64 that an IPv6 address is in. */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const bare = address.split('%', 1)[0]!;
  return `${expandedGroups(bare).slice(0, SITE_GROUPS).join(':')}::/64`;
}

/** The eight groups of an address that may be shortened by `::`. */
function expandedGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

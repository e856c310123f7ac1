import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import { ConfigError } from './settings.ts';

/**
 * Rejects a PUBLIC_URL that is only valid for local use, with NODE_ENV=production: clients send passwords to it, and
 * mails link to it with codes. Warns of a loopback address.
 * @throws ConfigError if it is neither https nor a loopback address
 */
export function assertPublicUrl(publicUrl: string, log: Pick<Logger, 'warn'>): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError('setting PUBLIC_URL: it must be https with NODE_ENV=production; mails link to it with codes');
  if (isLoopback(hostname)) log.warn('PUBLIC_URL is a loopback address; links work on this machine only');
}

/** Returns true for loopback hosts, which browsers trust without TLS (W3C Secure Contexts, 3.1). */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

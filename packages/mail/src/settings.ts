import { ConfigError, type Kit, setting } from '@bms/service-kit';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const url = z.string().refine((text) => URL.canParse(text), 'is not an address');

/** The settings of services that send mails. */
export const mailSettings = {
  publicUrl: setting(
    'PUBLIC_URL',
    url.default('http://127.0.0.1:8080'),
    'Public URL of the system, used in links of mails. Must be https with NODE_ENV=production, except for loopback addresses',
  ),
  smtpUrl: setting('SMTP_URL', url, 'URL of the mail server: smtp://user:password@host:port, or smtps://'),
  mailFrom: setting('MAIL_FROM', z.string().default('Business management <no-reply@localhost>'), 'Sender of mails'),
};

/**
 * Rejects a PUBLIC_URL that is only valid for local use, with NODE_ENV=production; mails link to it with codes. Warns of
 * a loopback address.
 * @throws ConfigError if it is neither https nor a loopback address
 */
export function assertPublicUrl(publicUrl: string, log: Pick<Kit['log'], 'warn'>): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError('setting PUBLIC_URL: it must be https with NODE_ENV=production; mails link to it with codes');
  if (isLoopback(hostname)) log.warn('PUBLIC_URL is a loopback address; links in mails work on this machine only');
}

/** Returns true for loopback hosts, which browsers trust without TLS (W3C Secure Contexts, 3.1). */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

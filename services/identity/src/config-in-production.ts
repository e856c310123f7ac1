import { ConfigError } from '@bms/service-kit';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { IdentityConfig } from './config.ts';
import { hasSms } from './sending/has-sms.ts';

/**
 * Rejects settings that are only valid for local use, with NODE_ENV=production.
 * @throws ConfigError naming the setting
 */
export function assertProduction(config: IdentityConfig, log: Pick<Logger, 'warn'>): void {
  if (config.environment !== 'production') return;
  const url = new URL(config.sending.publicUrl);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new ConfigError('setting PUBLIC_URL: it must be https with NODE_ENV=production; mails link to it with codes');
  if (config.webhooks.allowPrivateAddresses)
    throw new ConfigError('setting WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: true is refused with NODE_ENV=production');
  if (isLoopback(url.hostname)) log.warn('PUBLIC_URL is a loopback address; links in mails work on this machine only');
  if (!hasSms(config)) log.warn('SMS_URL is not set; sign-in by phone is disabled');
}

/** Returns true for loopback hosts, which browsers trust without TLS (W3C Secure Contexts, 3.1). */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

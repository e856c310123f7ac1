import { assertPublicUrl } from '@bms/mail';
import type { Logger } from 'pino';
import type { IdentityConfig } from './config.ts';
import { hasSms } from './sending/has-sms.ts';

/**
 * Rejects settings that are only valid for local use, with NODE_ENV=production.
 * @throws ConfigError naming the setting
 */
export function assertProduction(config: IdentityConfig, log: Pick<Logger, 'warn'>): void {
  if (config.environment !== 'production') return;
  assertPublicUrl(config.sending.publicUrl, log);
  if (!hasSms(config)) log.warn('SMS_URL is not set: nobody can sign in by phone');
}

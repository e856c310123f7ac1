import { assertPublicUrl } from '@bms/mail';
import { ConfigError, type Kit } from '@bms/service-kit';
import type { ActivityConfig } from './config.ts';

/**
 * Rejects settings that are only valid for local use, with NODE_ENV=production.
 * @throws ConfigError naming the setting
 */
export function assertProduction(config: ActivityConfig, log: Pick<Kit['log'], 'warn'>): void {
  if (config.environment !== 'production') return;
  assertPublicUrl(config.mail.publicUrl, log);
  if (config.webhooks.allowPrivateAddresses)
    throw new ConfigError('setting WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: true is refused with NODE_ENV=production');
}

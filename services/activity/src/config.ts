import { encryptionSecret, mailSettings } from '@bms/mail';
import { assertPublicUrl, type Config, ConfigError, type Kit, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';
import { traceUrlTemplate } from './system/trace-url.ts';

/** The settings of activity besides those that every service has. */
export const activitySettings = {
  secrets: {
    encryption: setting(
      'KEY_ENCRYPTION_SECRET',
      encryptionSecret,
      'Encrypts the secrets of webhooks and outgoing notifications: 32 random bytes in base64',
    ),
  },
  mail: mailSettings,
  auditLogDays: setting(
    'AUDIT_LOG_DAYS',
    z.coerce.number().int().min(1).default(730),
    'Retention of audit log entries, in days',
  ),
  traceUrl: setting(
    'TRACE_URL',
    traceUrlTemplate,
    'Address of a trace in the system that receives them, with {trace_id}, e.g. https://jaeger.example.com/trace/{trace_id}; the page System of the panel links to it',
  ),
  webhooks: {
    allowPrivateAddresses: setting(
      'WEBHOOKS_ALLOW_PRIVATE_ADDRESSES',
      z.stringbool().default(false),
      'True to allow webhooks to addresses that are not publicly reachable, such as this machine; for local trials only, rejected with NODE_ENV=production',
    ),
  },
};

export type ActivityConfig = Config<typeof activitySettings> & ServiceConfig;

/**
 * Rejects settings that are only valid for local use, with NODE_ENV=production.
 * @throws ConfigError naming the setting
 */
export function assertProduction(config: ActivityConfig, log: Pick<Kit['log'], 'warn'>): void {
  if (config.environment !== 'production') return;
  assertPublicUrl(config.mail.publicUrl, log);
  if (config.webhooks.allowPrivateAddresses)
    throw new ConfigError('setting WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: true is not allowed with NODE_ENV=production');
}

import { linkSettings } from '@bms/document-links';
import { externalMailSettings } from '@bms/document-mails';
import { assertPublicUrl, type Config, type Kit, type ServiceConfig } from '@bms/service-kit';

/** The settings of crm besides those that every service has. */
export const crmSettings = { links: linkSettings, externalMails: externalMailSettings };

export type CrmConfig = Config<typeof crmSettings> & ServiceConfig;

/** Rejects settings that are only valid for local use, with NODE_ENV=production. @throws ConfigError naming the setting */
export function assertProduction(config: CrmConfig, log: Pick<Kit['log'], 'warn'>): void {
  if (config.environment === 'production') assertPublicUrl(config.links.publicUrl, log);
}

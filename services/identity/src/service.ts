import { defineService } from '@bms/service-kit';
import { identitySettings } from './config.ts';
import { externalMail } from './migrations/2026-11-26-external-mail.ts';
import { statusBefore } from './migrations/2026-11-26-status-before.ts';
import { savedViews } from './migrations/2026-11-29-saved-views.ts';
import { modules } from './modules.ts';
import { openOwnOrganization } from './organization/organization.model.ts';
import { setup } from './setup.ts';

export const identityService = defineService({
  name: 'identity',
  manifest: new URL('../package.json', import.meta.url),
  settings: identitySettings,
  setup,
  modules,
  migrations: [statusBefore, externalMail, savedViews],
  openOrganization: openOwnOrganization,
});

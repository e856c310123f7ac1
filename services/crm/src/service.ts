import { defineService } from '@bms/service-kit';
import { crmSettings } from './config.ts';
import { visibleToOwners } from './migrations/2026-11-26-visible-to-owners.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const crmService = defineService({
  name: 'crm',
  manifest: new URL('../package.json', import.meta.url),
  settings: crmSettings,
  setup,
  modules,
  migrations: [visibleToOwners],
});

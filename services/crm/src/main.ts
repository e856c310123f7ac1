import { runService } from '@bms/service-kit';
import { crmSettings } from './config.ts';
import { visibleToOwners } from './migrations/2026-11-26-visible-to-owners.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

await runService({
  name: 'crm',
  manifest: new URL('../package.json', import.meta.url),
  settings: crmSettings,
  setup,
  modules,
  migrations: [visibleToOwners],
});

import { defineService } from '@bms/service-kit';
import { activitySettings } from './config.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const activityService = defineService({
  name: 'activity',
  manifest: new URL('../package.json', import.meta.url),
  settings: activitySettings,
  setup,
  modules,
});

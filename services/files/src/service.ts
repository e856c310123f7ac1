import { defineService } from '@bms/service-kit';
import { filesSettings } from './config.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const filesService = defineService({
  name: 'files',
  manifest: new URL('../package.json', import.meta.url),
  settings: filesSettings,
  setup,
  modules,
});

import { defineService } from '@bms/service-kit';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const workService = defineService({
  name: 'work',
  manifest: new URL('../package.json', import.meta.url),
  setup,
  modules,
});

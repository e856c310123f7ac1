import { runService } from '@bms/service-kit';
import { filesSettings } from './config.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

await runService({
  name: 'files',
  manifest: new URL('../package.json', import.meta.url),
  settings: filesSettings,
  setup,
  modules,
});

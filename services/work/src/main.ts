import { runService } from '@bms/service-kit';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

await runService({ name: 'work', manifest: new URL('../package.json', import.meta.url), setup, modules });

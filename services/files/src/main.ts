import { runService } from '@bms/service-kit';
import { filesSettings } from './config.ts';
import { filesModules } from './modules.ts';

await runService({ name: 'files', settings: filesSettings, modules: filesModules });

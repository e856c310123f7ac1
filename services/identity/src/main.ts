import { runService } from '@bms/service-kit';
import { identitySettings } from './config.ts';
import { identityModules } from './modules.ts';

await runService({ name: 'identity', settings: identitySettings, modules: identityModules });

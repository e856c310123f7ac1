import { runService } from '@bms/service-kit';
import { activitySettings } from './config.ts';
import { activityModules } from './modules.ts';

await runService({ name: 'activity', settings: activitySettings, modules: activityModules });

import { runService } from '@bms/service-kit';
import { crmSettings } from './config.ts';
import { modules } from './modules.ts';

await runService({ name: 'crm', settings: crmSettings, modules });

import { runService } from '@bms/service-kit';
import { billingSettings } from './config.ts';
import { billingModules } from './modules.ts';

await runService({ name: 'billing', settings: billingSettings, modules: billingModules });

import { runService } from '@bms/service-kit';
import { settings } from './config.ts';
import { modules } from './modules.ts';

await runService({ name: 'content', settings, modules });

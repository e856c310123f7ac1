import { runService } from '@bms/service-kit';
import { modules } from './modules.ts';

await runService({ name: 'crm', modules });

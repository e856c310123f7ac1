import { runService } from '@bms/service-kit';
import { crmService } from './service.ts';

await runService(crmService);

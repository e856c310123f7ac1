import { runService } from '@bms/service-kit';
import { workService } from './service.ts';

await runService(workService);

import { runService } from '@bms/service-kit';
import { activityService } from './service.ts';

await runService(activityService);

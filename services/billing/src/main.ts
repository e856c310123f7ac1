import { runService } from '@bms/service-kit';
import { billingService } from './service.ts';

await runService(billingService);

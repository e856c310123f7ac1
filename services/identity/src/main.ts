import { runService } from '@bms/service-kit';
import { identityService } from './service.ts';

await runService(identityService);

import { runService } from '@bms/service-kit';
import { contentService } from './service.ts';

await runService(contentService);

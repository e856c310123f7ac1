import { runService } from '@bms/service-kit';
import { filesService } from './service.ts';

await runService(filesService);

import { queuedMessageModel } from '@bms/mail';
import type { Module } from '@bms/service-kit';
import { auditLogModule } from './audit-log/audit-log.module.ts';
import { changesModule } from './changes/changes.module.ts';
import { deadLettersModule } from './dead-letters/dead-letters.module.ts';
import { historyModule } from './history/history.module.ts';
import { liveModule } from './live/live.module.ts';
import { searchModule } from './search/search.module.ts';
import type { Activity } from './setup.ts';
import { systemModule } from './system/system.module.ts';
import { timelineModule } from './timeline/timeline.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

/** The modules of activity: one for each gRPC service. */
export const modules: readonly Module<Activity>[] = [
  auditLogModule,
  deadLettersModule,
  { ...webhooksModule, models: [...(webhooksModule.models ?? []), queuedMessageModel] },
  liveModule,
  changesModule,
  searchModule,
  historyModule,
  timelineModule,
  systemModule,
];

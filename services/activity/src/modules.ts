import { queuedMessageModel } from '@bms/mail';
import { type Kit, oncePerProcess, type ServiceModule } from '@bms/service-kit';
import { type OpenActivity, openActivity } from './activity.ts';
import { auditLogModule } from './audit-log/audit-log.module.ts';
import { changesModule } from './changes/changes.module.ts';
import type { ActivityConfig } from './config.ts';
import { deadLettersModule } from './dead-letters/dead-letters.module.ts';
import { liveModule } from './live/live.module.ts';
import { createOpenTail } from './live/open-tail.ts';
import { systemModule } from './system/system.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

/** The modules of activity: one for each gRPC service. */
export function modules(config: ActivityConfig): ServiceModule[] {
  const open: OpenActivity = oncePerProcess((kit: Kit) => openActivity(kit, config));
  const openTail = createOpenTail();
  const webhooks = webhooksModule(open);
  return [
    auditLogModule(config.auditLogDays),
    deadLettersModule,
    { ...webhooks, models: [...(webhooks.models ?? []), queuedMessageModel] },
    liveModule(openTail),
    changesModule(openTail),
    systemModule(config.traceUrl),
  ];
}

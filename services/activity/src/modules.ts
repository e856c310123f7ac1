import { queuedMessageModel } from '@bms/mail';
import type { ServiceModule } from '@bms/service-kit';
import { type Activity, type OpenActivity, openActivity } from './activity.ts';
import { auditLogModule } from './audit-log/audit-log.module.ts';
import type { ActivityConfig } from './config.ts';
import { deadLettersModule } from './dead-letters/dead-letters.module.ts';
import { liveModule } from './live/live.module.ts';
import { systemModule } from './system/system.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

/** The modules of activity: one for each gRPC service. */
export function activityModules(config: ActivityConfig): ServiceModule[] {
  let opened: Promise<Activity> | undefined;
  const open: OpenActivity = (kit) => {
    opened ??= openActivity(kit, config);
    return opened;
  };
  const webhooks = webhooksModule(open);
  return [
    auditLogModule(config.auditLogDays),
    deadLettersModule,
    { ...webhooks, models: [...(webhooks.models ?? []), queuedMessageModel] },
    liveModule,
    systemModule(config.traceUrl),
  ];
}

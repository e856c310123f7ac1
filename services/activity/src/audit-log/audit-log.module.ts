import { createResource, defineModule, dropRetiredIndexes, list } from '@bms/service-kit';
import type { Activity } from '../setup.ts';
import { auditLog, RETIRED_INDEXES } from './audit-log.model.ts';
import { followChanges } from './follow.ts';
import { purgeBefore } from './purge.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The module of the audit log, which is built from the events of all services and kept for a number of days. */
export const auditLogModule = defineModule({
  service: auditLog.service,
  models: auditLog.models,
  setup: ({ kit, config: { auditLogDays: days } }: Activity) => {
    const resource = createResource(kit, auditLog);
    followChanges(resource);
    dropRetiredIndexes(kit, auditLog.name, RETIRED_INDEXES);
    kit.schedule({
      name: 'old audit log',
      intervalMs: DAY_MS,
      run: ({ signal }) => purgeBefore(resource, new Date(Date.now() - days * DAY_MS), signal),
    });
    return { List: list(resource) };
  },
});

import { createResource, list, type ServiceModule } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { auditLog } from './audit-log.model.ts';
import { followChanges } from './follow.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Who changed what in all services, built from their events.
 * @param days how long entries are kept
 */
export const auditLogModule = (days: number): ServiceModule => ({
  service: auditLog.service,
  models: auditLog.models,
  setup: (kit) => {
    const resource = createResource(kit, auditLog);
    followChanges(resource);
    kit.schedule({
      name: 'old audit log',
      intervalMs: DAY_MS,
      run: async () => {
        const before = new Date(Date.now() - days * DAY_MS);
        await resource.model.deleteMany({ created_at: trusted({ $lt: before }) });
      },
    });
    return { List: list(resource) };
  },
});

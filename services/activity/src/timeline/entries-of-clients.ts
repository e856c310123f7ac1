import type { Kit, StoredReferences } from '@bms/service-kit';
import { type AuditEntry, CLIENTS } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';

/** Returns the references of audit entries to the client of their record, by which the timeline of a client finds them. */
export function entriesOfClients(db: Kit['db']): StoredReferences {
  const entries = db.collection<AuditEntry>(AUDIT_LOG);
  return {
    modules: [CLIENTS],
    moveBatch: async ({ from, into }) => {
      await entries.updateMany({ client_id: from }, { $set: { client_id: into } });
      return false;
    },
    findReferred: (_module, ids) =>
      entries.distinct('client_id', { client_id: { $in: [...ids] } }) as Promise<number[]>,
  };
}

import { type EffectHandler, loadEventCatalogue, publishers, type ReceivedEvent } from '@bms/events';
import { findable, type Kit, type Resource } from '@bms/service-kit';
import { AUDIT_LOG, type AuditEntry } from './audit-log.model.ts';

/** The decoded change of a record event (bms.api.RecordChange). */
interface Told {
  readonly module: string;
  readonly record_id: number;
  readonly version: number;
  readonly title: string;
  readonly changes: AuditEntry['changes'];
  /** Empty in events of older service versions. */
  readonly told_to: AuditEntry['told_to'] | '';
  readonly portal_client_id: number;
  /** Missing in events of older service versions. */
  readonly groups?: readonly string[];
}

/** Stores one audit entry for each change of a record in any service. */
export function followChanges(resource: Resource): void {
  const keep = keepEntry(resource);
  const types = ['created', 'updated', 'deleted', 'restored'].map((action) => `record.${action}`);
  resource.kit.consume({
    name: 'audit_log',
    from: publishers(loadEventCatalogue()),
    effects: Object.fromEntries(types.map((type) => [type, keep])),
  });
}

function keepEntry(resource: Resource): EffectHandler {
  const { kit } = resource;
  return async (event, { session }) => {
    const entry = await entryOf(event, kit);
    const kept = { ...entry, ...findable(resource, entry) };
    await kit.db.collection<AuditEntry>(AUDIT_LOG).insertOne(kept, { session });
    await resource.total?.add(1, session);
  };
}

async function entryOf(event: ReceivedEvent, kit: Kit): Promise<AuditEntry> {
  const { module, record_id, title, changes, told_to, portal_client_id, groups = [] } = event.data as unknown as Told;
  const { userId = 0, apiKeyId = 0 } = event.caller ?? {};
  const now = new Date();
  return {
    _id: await kit.nextId(AUDIT_LOG),
    version: 1,
    created_at: now,
    created_by: userId,
    updated_at: now,
    event_id: event.id,
    module,
    record_id,
    title,
    action: event.type.slice(event.type.indexOf('.') + 1),
    ...(userId > 0 && { user_id: userId }),
    ...(apiKeyId > 0 && { api_key_id: apiKeyId }),
    changes,
    occurred_at: event.occurredAt,
    request_id: event.requestId ?? '',
    granted_module: event.module ?? module,
    owners: [...(event.owners ?? [])],
    ...(event.clientId && { client_id: event.clientId }),
    told_to: told_to || 'owners',
    portal_client_id,
    ...(groups.length > 0 && { groups: [...groups] }),
  };
}

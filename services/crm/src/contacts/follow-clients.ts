import type { EffectHandler } from '@bms/events';
import { ownCall, type Resource, removeRecord, restoreRecord, type StoredRecord } from '@bms/service-kit';

/** Deletes the contacts of a client that was deleted, and restores them with it. */
export function followClients(resource: Resource): Record<string, EffectHandler> {
  const { kit, model, deleted, rpc } = resource;
  return {
    'client.deleted': async ({ recordId, requestId, traceparent }, tx) => {
      const call = ownCall(kit, { rpc: rpc('Delete').path, requestId, traceparent });
      const found = await model
        .find({ client_id: Number(recordId) })
        .session(tx.session)
        .lean<StoredRecord[]>();
      for (const contact of found) await removeRecord(resource, { ...contact, deleted_with_client: true }, call, tx);
    },
    'client.restored': async ({ recordId, requestId, traceparent }, tx) => {
      const call = ownCall(kit, { rpc: rpc('Restore').path, requestId, traceparent });
      const which = { client_id: Number(recordId), deleted_with_client: true };
      const found = await deleted.find(which, { _id: 1 }).session(tx.session).lean<StoredRecord[]>();
      for (const { _id } of found) await restoreRecord(resource, _id, call, tx);
    },
  };
}

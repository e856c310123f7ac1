import type { EffectHandlers } from '@bms/events';
import { ownCall, type Resource, removeRecord, restoreRecord } from '@bms/service-kit';
import type { Contact } from './contacts.model.ts';

/** Deletes the contacts of a client that was deleted, and restores them with it. */
export function followClients(resource: Resource<Contact>): EffectHandlers {
  const { kit, model, deleted, rpc } = resource;
  return {
    'client.deleted': async ({ recordId, requestId, traceparent }, tx) => {
      const call = ownCall(kit, { rpc: rpc('Delete').path, requestId, traceparent });
      const found = await model
        .find({ client_id: Number(recordId) })
        .session(tx.session)
        .lean();
      for (const contact of found) await removeRecord(resource, { ...contact, deleted_with_client: true }, call, tx);
    },
    'client.restored': async ({ recordId, requestId, traceparent }, tx) => {
      const call = ownCall(kit, { rpc: rpc('Restore').path, requestId, traceparent });
      const which = { client_id: Number(recordId), deleted_with_client: true };
      const found = await deleted.find(which, { _id: 1 }).session(tx.session).lean();
      for (const { _id } of found) await restoreRecord(resource, _id, call, tx);
    },
  };
}

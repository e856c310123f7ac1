import type { EffectHandlers } from '@bms/events';
import { type Resource, removeRecord, restoreRecord } from '@bms/service-kit';
import { followClientDeletions } from '../sales/close.ts';
import type { Contact } from './contacts.model.ts';

/** Deletes the contacts of a client that was deleted, and restores them with it. */
export function followClients(resource: Resource<Contact>): EffectHandlers {
  const { kit, model, deleted, definition, rpc } = resource;
  return followClientDeletions(kit, {
    name: definition.name,
    rpc: rpc('Delete').path,
    apply: async (client_id, call, tx) => {
      const found = await model.find({ client_id }).session(tx.session).lean();
      for (const contact of found) await removeRecord(resource, { ...contact, deleted_with_client: true }, call, tx);
    },
    takeBack: async (client_id, call, tx) => {
      const which = { client_id, deleted_with_client: true };
      const found = await deleted.find(which, { _id: 1 }).session(tx.session).lean();
      for (const { _id } of found) await restoreRecord(resource, _id, call, tx);
    },
  });
}

import type { EffectHandlers } from '@bms/events';
import { type Resource, removeRecord, restoreRecord } from '@bms/service-kit';
import { followClientDeletions } from '../sales/close.ts';
import type { ClientPart } from './part.ts';

/** Deletes the parts of a client that was deleted, such as its contacts, and restores them with it. */
export function followClients<T extends ClientPart>(resource: Resource<T>): EffectHandlers {
  const { kit, model, deleted, definition, rpc } = resource;
  return followClientDeletions(kit, {
    name: definition.name,
    rpc: rpc('Delete').path,
    apply: async (client_id, call, tx) => {
      const found = await model.find({ client_id }).session(tx.session).lean();
      for (const part of found) await removeRecord(resource, { ...part, deleted_with_client: true }, call, tx);
    },
    takeBack: async (client_id, call, tx) => {
      const which = { client_id, deleted_with_client: true };
      const found = await deleted.find(which, { _id: 1 }).session(tx.session).lean();
      for (const { _id } of found) await restoreRecord(resource, _id, call, tx);
    },
  });
}

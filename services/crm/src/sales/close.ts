import type { EffectHandlers } from '@bms/events';
import { type ClientEffects, type Closing, closeWithClient, followDeletions } from '@bms/projections';
import type { Kit, Resource, StoredRecord } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { clientsOfSales } from './client.ts';

/**
 * Returns the handlers of the deletion and restoration of clients, which look at the client itself. They lock it, so
 * that a restoration waits for the effects of the deletion, and its event finds them.
 */
export function followClientDeletions(kit: Kit, effects: Omit<ClientEffects, 'isDeleted'>): EffectHandlers {
  const { findKept } = clientsOfSales(kit);
  const isDeleted = async (client_id: number, session: ClientSession) =>
    !(await findKept({ client_id }, session)) &&
    !(await kit.merges.find('clients', [client_id], session)).has(client_id);
  return followDeletions(kit, { ...effects, isDeleted });
}

/**
 * Closes the open records of a deleted client, and opens them again when it is restored.
 * @param restored is called for a client that is not deleted, in the same transaction
 */
export function closeOfClient<T extends StoredRecord>(
  resource: Resource<T>,
  closing: Closing<NoInfer<T>>,
  restored?: ClientEffects['takeBack'],
): EffectHandlers {
  const { kit, definition } = resource;
  const { takeBack, ...effects } = closeWithClient(resource, closing);
  return followClientDeletions(kit, {
    name: definition.name,
    ...effects,
    takeBack: async (...client) => {
      await takeBack(...client);
      await restored?.(...client);
    },
  });
}

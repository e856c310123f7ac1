import type { EffectHandlers } from '@bms/events';
import { closeWithClient, followDeletions } from '@bms/projections';
import type { Resource } from '@bms/service-kit';
import { setClosed } from './clients-of-portal.ts';

/**
 * Returns the handlers of client events: the deletion of a client deactivates its portal users, and its restoration
 * reactivates those that the deletion had deactivated.
 */
export function followClients(resource: Resource): EffectHandlers {
  const { kit, definition } = resource;
  const { rpc, apply, takeBack } = closeWithClient(resource, { open: ['active'], closed: 'inactive' });
  return followDeletions(kit, {
    name: definition.service,
    rpc,
    apply: async (clientId, call, tx) => {
      await setClosed(kit.db, clientId, true, tx.session);
      await apply(clientId, call, tx);
    },
    takeBack: async (clientId, call, tx) => {
      await setClosed(kit.db, clientId, false, tx.session);
      await takeBack(clientId, call, tx);
    },
  });
}

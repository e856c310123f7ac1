import { invalid } from '@bms/contracts';
import { type HandlerOf, loadForChange, type Resource, scopeOf, unknownReference } from '@bms/service-kit';
import type { Client } from '../clients.model.ts';
import type { DuplicateGroups } from './groups.ts';

/**
 * Creates the handler that keeps two clients apart. The caller must be permitted to change both.
 * @throws ApiError validation_failed naming other_id if it is the client itself or not accessible
 */
export function keepApart(
  resource: Resource<Client>,
  groups: DuplicateGroups,
): HandlerOf<'/bms.crm.Clients/KeepApart'> {
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const { id, from } = call.request;
      const otherId = from.other_id;
      const { version } = await loadForChange(resource, call, id, 'update', tx);
      if (otherId === id) throw invalid(sameClient);
      const changeable = { $and: [{ _id: otherId }, scopeOf(resource, call, 'update')] };
      if (!(await resource.model.exists(changeable).session(tx.session)))
        throw invalid(unknownReference('other_id', otherId));
      await groups.keepApart(id, otherId, tx.session);
      call.setVersion(version);
      return { success: true, message: 'Kept apart.' };
    });
}

const sameClient = {
  field: 'other_id',
  code: 'out_of_range',
  message: 'other_id must be the id of another client.',
} as const;

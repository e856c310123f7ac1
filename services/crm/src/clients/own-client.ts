import type { Client } from '@bms/contracts/types/crm';
import type { FindClient } from '@bms/printing';
import { compileAnswer, type Kit } from '@bms/service-kit';
import { clientResource } from './client-resource.ts';

/** Returns a function that reads clients from the service's own database, as the API returns them. */
export function ownClient(kit: Kit): FindClient {
  const resource = clientResource(kit);
  const answer = compileAnswer(resource, resource.rpc('Get'));
  return async (id, within) => {
    const stored = await resource.model.findById(id).lean();
    return stored ? ((await answer(stored, '', within))['record'] as Client) : undefined;
  };
}

import type { Client } from '@bms/contracts/types/crm';
import type { FindClient } from '@bms/printing';
import { compileAnswer, type Resource } from '@bms/service-kit';
import type { Client as StoredClient } from './clients.model.ts';

/** Returns a function that reads clients from the service's own database, as the API returns them. */
export function ownClient(resource: Resource<StoredClient>): FindClient {
  const answer = compileAnswer(resource, resource.rpc('Get'));
  return async (id, within) => {
    const stored = await resource.model.findById(id).lean();
    return stored ? ((await answer(stored, '', within))['record'] as Client) : undefined;
  };
}

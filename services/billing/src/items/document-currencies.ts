import type { DocumentCurrencies } from '@bms/document-lines';
import type { Clients } from '@bms/projections';
import type { Kit, KnownOrganization } from '@bms/service-kit';

/** Returns the currencies of documents from the projections; a client without one is requested from crm. */
export function documentCurrencies(
  { references }: Pick<Kit, 'references'>,
  clients: Pick<Clients, 'find'>,
  organization: Pick<KnownOrganization, 'ready'>,
): DocumentCurrencies {
  return {
    ofOrganization: async (call) => (await organization.ready(call)).currency,
    ofClient: async (clientId, call) => {
      const missing = await references.lookup('clients')([clientId], call);
      return missing.length > 0 ? undefined : (await clients.find(clientId))?.currency;
    },
  };
}

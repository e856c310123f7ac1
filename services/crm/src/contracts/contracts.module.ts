import {
  type Call,
  create,
  createResource,
  get,
  type Handler,
  type Kit,
  list,
  listDocumentRecipients,
  openOrganization,
  type ResourceRules,
  type ServiceModule,
  statusEvents,
  update,
} from '@bms/service-kit';
import { createItems } from '../sales/items.ts';
import { type SalesDeps, salesRules } from '../sales/sales-rules.ts';
import { contracts, type WrittenContract } from './contracts.model.ts';
import { assertOnlyAnswer } from './portal.ts';
import { sendByChange } from './send.ts';

export const contractsModule: ServiceModule = {
  service: contracts.service,
  models: contracts.models,
  setup: async (kit) => {
    const items = createItems(kit);
    const organization = await openOrganization(kit);
    const resource = createResource(kit, contracts, contractRules(kit, { items, organization }));
    return {
      List: list(resource),
      Get: get(resource),
      Create: create(resource),
      Update: sendByChange(resource, items.withPrefetch('contract', update(resource)) as Handler),
      ListRecipients: listDocumentRecipients(resource),
    };
  },
};

function contractRules(kit: Kit, deps: SalesDeps): ResourceRules<WrittenContract> {
  const shared = salesRules(kit, deps);
  return {
    ...shared,
    normalize: (sent, call, before) => {
      if (before) assertOnlyAnswer(sent, call);
      return shared.normalize(sent, call, before);
    },
    defaults: ({ request }) => ({ _id: chosenNumber(request) }),
    events: statusEvents(contracts, {
      message: 'bms.crm.ContractEvent',
      resource: 'contract',
      module: 'contracts',
      statuses: ['sent', 'accepted'],
      data: ({ _id: id, version, title, client_id, owner_id, created_by }) => ({
        id,
        version,
        title,
        client_id,
        owner_id,
        created_by,
      }),
    }),
  };
}

/** Returns the number of a new contract, which the caller chooses in the path. */
const chosenNumber = (request: Call['request']): number => (request as { id: number }).id;

import {
  type Call,
  create,
  createResource,
  get,
  type Kit,
  type ResourceRules,
  type ServiceModule,
  statusEvents,
  update,
} from '@bms/service-kit';
import { createItems, type Items } from '../sales/items.ts';
import { refuseLocked } from '../sales/locked.ts';
import { salesRules } from '../sales/sales-rules.ts';
import { contracts } from './contracts.model.ts';
import { refuseBeyondAnswer } from './portal.ts';
import { contractStates } from './status.ts';

export const contractsModule: ServiceModule = {
  service: contracts.service,
  models: contracts.models,
  setup: (kit) => {
    const items = createItems(kit);
    const resource = createResource(kit, contracts, contractRules(kit, items));
    return {
      Get: get(resource),
      Create: create(resource),
      Update: items.askedBefore('contract', update(resource)),
    };
  },
};

function contractRules(kit: Kit, items: Items): ResourceRules {
  const shared = salesRules(kit, items);
  return {
    ...shared,
    prepare: (sent, call, before) => {
      if (before) refuseBeyondAnswer(sent, call);
      return shared.prepare(sent, call, before);
    },
    defaults: ({ request }) => ({ _id: chosenNumber(request) }),
    states: { status: contractStates },
    check: async (change, tx) => {
      refuseLocked(change, ['accepted']);
      await shared.check(change, tx);
    },
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

/** The number of a contract is chosen by who makes it, in the path. */
const chosenNumber = (request: Call['request']): unknown => (request as { id: number }).id;

import type { Contract } from '@bms/contracts/types/crm';
import { mailedModels, type PrintedResource, type SentCapture, type ShownHash } from '@bms/printing';
import {
  type Call,
  changeRecord,
  create,
  createResource,
  defineModule,
  get,
  type Kit,
  list,
  moveTo,
  type ResourceRules,
  statusEvents,
  update,
} from '@bms/service-kit';
import { salesRules } from '../sales/sales-rules.ts';
import type { Crm } from '../setup.ts';
import { assertOnlyAnswer, contracts, type WrittenContract } from './contracts.model.ts';
import { sendByChange } from './send.ts';

/** Maps contracts to their documents. */
const printedContract: PrintedResource<Contract> = {
  kind: 'contract',
  sentStatuses: ['sent', 'accepted', 'declined'],
  keptOn: 'contract.sent',
  numberField: 'id',
  dateFields: ['contract_date', 'created_at'],
  partsOf: ({ id, title, contract_date, created_at, valid_until, content, note }) => {
    const issued_on = contract_date || created_at;
    return { number: String(id), title, issued_on, ...(valid_until && { ends_on: valid_until }), content, note };
  },
};

export const contractsModule = defineModule({
  service: contracts.service,
  models: [...contracts.models, ...mailedModels(contracts)],
  setup: ({ kit, findClient, named, printing }: Crm) => {
    const documents = printing.documents(printedContract, findClient);
    const resource = createResource(kit, contracts, contractRules(kit, documents));
    named.add(resource, printedContract);
    const { handlers, mailHandlers, send, answerByLink } = documents.features(resource, {
      canAnswer: ({ status }) => status === 'sent',
    });
    const answer = (status: 'accepted' | 'declined') =>
      answerByLink({ status, rpc: 'Update', decide: () => ({ status }) });
    const toSent = moveTo(resource, 'sent');
    return {
      ...handlers,
      ...mailHandlers,
      List: list(resource),
      Get: get(resource),
      Create: create(resource),
      Update: sendByChange(resource, update(resource)),
      Send: send(async (draft, call, tx) => changeRecord(resource, draft, await toSent(draft, call, tx), call, tx)),
      AcceptByLink: answer('accepted'),
      DeclineByLink: answer('declined'),
    };
  },
});

interface Evidence {
  readonly capture: SentCapture;
  readonly hash: ShownHash;
}

function contractRules(kit: Kit, { capture, hash }: Evidence): ResourceRules<WrittenContract> {
  const shared = salesRules(kit, printedContract);
  return {
    ...shared,
    prepare: async (sent, call, isNew) => {
      await shared.prepare(sent, call, isNew);
      const status = call.mask.includes('status') ? sent['status'] : undefined;
      if (status === 'sent') await capture.prepareStored(call);
      if (status === 'accepted') await hash.prepareStored(call);
    },
    normalize: (sent, call, before) => {
      if (before) assertOnlyAnswer(sent, call);
      return shared.normalize(sent, call, before);
    },
    compute: async (record, tx, change) => ({
      ...(await shared.compute(record, tx, change)),
      ...hash.valuesOf(record, change),
    }),
    follow: capture.follow,
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

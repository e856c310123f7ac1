import { createSentCapture, createShownHash, type SentCapture, type ShownHash } from '@bms/printing';
import {
  type Call,
  create,
  createResource,
  defineModule,
  externalMailsModel,
  get,
  givenMailsModel,
  type Kit,
  linksModel,
  list,
  listDocumentRecipients,
  type Resource,
  type ResourceRules,
  statusEvents,
  update,
} from '@bms/service-kit';
import { salesRules } from '../sales/sales-rules.ts';
import type { Crm } from '../setup.ts';
import { contracts, type WrittenContract } from './contracts.model.ts';
import { contractLinks } from './links.ts';
import { assertOnlyAnswer } from './only-answer.ts';
import { printedContract } from './printed-contract.ts';
import { sendByChange, sendContract } from './send.ts';

export const contractsModule = defineModule({
  service: contracts.service,
  models: [...contracts.models, linksModel(contracts), givenMailsModel(contracts), externalMailsModel],
  setup: ({ kit, config: { links, externalMails }, findClient, named, printing: printer }: Crm) => {
    const { sentStatuses } = printedContract;
    const capture = createSentCapture({ kit, sentStatuses, findClient, resource: () => resource });
    const hash = createShownHash({
      resource: () => resource,
      hashOf: (stored, call) => printing.hashOf(stored, call),
    });
    const resource: Resource<WrittenContract> = createResource(kit, contracts, contractRules(kit, { capture, hash }));
    named.add(resource, { sentStatuses });
    const { keepSent, Pdf, draftWarnings, ...printing } = printer.of(resource, printedContract, findClient);
    kit.consume({ name: 'contract_documents', from: kit.service, idempotent: { 'contract.sent': keepSent } });
    return {
      List: list(resource),
      Get: get(resource),
      Create: create(resource),
      Update: sendByChange(resource, update(resource)),
      Send: capture.prepared(sendContract(resource, externalMails, draftWarnings)),
      ListRecipients: listDocumentRecipients(resource),
      Pdf,
      ...contractLinks(resource, links, { ...printing, hash }),
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

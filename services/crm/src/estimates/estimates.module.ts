import type { Estimate } from '@bms/contracts/types/crm';
import { mailedModels, type PrintedResource } from '@bms/printing';
import { createResource, crud, defineModule, moveTo, recordLookup } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import type { Crm } from '../setup.ts';
import { acceptEstimate, estimateActions } from './actions.ts';
import { estimateRules } from './estimate-rules.ts';
import { BEYOND_DRAFT, estimates, OPEN } from './estimates.model.ts';
import { isExpired } from './expiry.ts';

/** Maps estimates to their documents. */
const printedEstimate: PrintedResource<Estimate> = {
  kind: 'estimate',
  sentStatuses: BEYOND_DRAFT,
  keptOn: 'estimate.sent',
  numberField: 'estimate_number',
  dateFields: ['estimate_date', 'created_at'],
  partsOf: ({ estimate_number: number, estimate_date: issued_on, valid_until, note }) => ({
    ...{ number, issued_on, note },
    ...(valid_until && { valid_until }),
  }),
};

export const estimatesModule = defineModule({
  service: estimates.service,
  models: [...estimates.models, ...mailedModels(estimates)],
  setup: ({ kit, findClient, named, printing }: Crm) => {
    const values = customValues(kit, estimates);
    const documents = printing.documents(printedEstimate, findClient);
    const { capture, hash } = documents;
    const resource = createResource(kit, estimates, estimateRules(kit, { values, capture, hash }));
    named.add(resource, printedEstimate);
    kit.references.provide('estimates', recordLookup(resource));
    const effects = closeOfClient(resource, { open: OPEN, closed: 'declined' });
    kit.consume({ name: 'estimates', from: kit.service, effects });
    const { handlers, mailHandlers, send, answerByLink } = documents.features(resource, {
      canAnswer: (estimate) => estimate.status === 'sent' && !isExpired(estimate, kit.days.today()),
    });
    return {
      ...crud(resource),
      ...handlers,
      ...mailHandlers,
      ...estimateActions(resource, { hash, send }),
      AcceptByLink: answerByLink({ status: 'accepted', rpc: 'Accept', decide: acceptEstimate(resource) }),
      DeclineByLink: answerByLink({ status: 'declined', rpc: 'Decline', decide: moveTo(resource, 'declined') }),
    };
  },
});

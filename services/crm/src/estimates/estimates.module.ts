import { mailedModels } from '@bms/printing';
import { createResource, crud, defineModule, moveTo, recordLookup } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import type { Crm } from '../setup.ts';
import { acceptEstimate, estimateActions } from './actions.ts';
import { estimateRules } from './estimate-rules.ts';
import { estimates, OPEN } from './estimates.model.ts';
import { isExpired } from './expiry.ts';
import { printedEstimate } from './printed-estimate.ts';

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

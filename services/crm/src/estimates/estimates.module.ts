import { createSentCapture, createShownHash } from '@bms/printing';
import {
  createResource,
  crud,
  defineModule,
  externalMailsModel,
  givenMailsModel,
  linksModel,
  type Resource,
  recordLookup,
} from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import type { Crm } from '../setup.ts';
import { estimateActions } from './actions.ts';
import { estimateRules } from './estimate-rules.ts';
import { type Estimate, estimates, OPEN } from './estimates.model.ts';
import { estimateLinks } from './links.ts';
import { printedEstimate } from './printed-estimate.ts';

export const estimatesModule = defineModule({
  service: estimates.service,
  models: [...estimates.models, linksModel(estimates), givenMailsModel(estimates), externalMailsModel],
  setup: ({ kit, config, findClient, named, printing: printer }: Crm) => {
    const values = customValues(kit, estimates);
    const { sentStatuses } = printedEstimate;
    const capture = createSentCapture({ kit, sentStatuses, findClient, resource: () => resource });
    const hash = createShownHash({
      resource: () => resource,
      hashOf: (stored, call) => printing.hashOf(stored, call),
    });
    const resource: Resource<Estimate> = createResource(kit, estimates, estimateRules(kit, { values, capture, hash }));
    named.add(resource, { sentStatuses });
    kit.references.provide('estimates', recordLookup(resource));
    const effects = closeOfClient(resource, { open: OPEN, closed: 'declined' });
    kit.consume({ name: 'estimates', from: kit.service, effects });
    const { keepSent, Pdf, draftWarnings, ...printing } = printer.of(resource, printedEstimate, findClient);
    kit.consume({ name: 'estimate_documents', from: kit.service, idempotent: { 'estimate.sent': keepSent } });
    const operations = crud(resource);
    const actions = estimateActions(resource, { capture, hash, draftWarnings }, config.externalMails);
    return {
      ...operations,
      ...actions,
      Pdf,
      ...estimateLinks(resource, config.links, { ...printing, hash }),
    };
  },
});

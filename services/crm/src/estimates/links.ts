import type { PrintHandlers, ShownHash } from '@bms/printing';
import { answerByLink, type LinkSettings, linkHandlers, moveTo, type Resource } from '@bms/service-kit';
import { salesLinks } from '../sales/document-links.ts';
import { acceptEstimate } from './actions.ts';
import type { Estimate } from './estimates.model.ts';
import { isExpired } from './expiry.ts';

interface WithHash {
  readonly hash: Pick<ShownHash, 'prepare'>;
}

/** Creates the handlers of the links to estimates, by which their recipients accept or decline them, and of their mails. */
export function estimateLinks(
  resource: Resource<Estimate>,
  settings: LinkSettings,
  { pdfOf, inputsOf, mailHandlers, hash }: Pick<PrintHandlers, 'pdfOf' | 'inputsOf' | 'mailHandlers'> & WithHash,
) {
  const { links, share } = salesLinks(resource, settings, {
    kind: 'estimate',
    inputsOf,
    numberField: 'estimate_number',
    dateFields: ['estimate_date', 'created_at'],
    canAnswer: (estimate) => estimate.status === 'sent' && !isExpired(estimate, resource.kit.days.today()),
  });
  const accept = {
    status: 'accepted',
    rpc: 'Accept',
    prepare: hash.prepare,
    decide: acceptEstimate(resource),
  } as const;
  const decline = { status: 'declined', rpc: 'Decline', decide: moveTo(resource, 'declined') } as const;
  return {
    ...linkHandlers(resource, links, share, pdfOf),
    ...mailHandlers(links),
    AcceptByLink: answerByLink(resource, links, share, accept),
    DeclineByLink: answerByLink(resource, links, share, decline),
  };
}

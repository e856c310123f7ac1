import type { PrintHandlers } from '@bms/printing';
import { answerByLink, type Handlers, type LinkSettings, linkHandlers, type Resource } from '@bms/service-kit';
import { salesLinks } from '../sales/document-links.ts';
import type { WrittenContract } from './contracts.model.ts';

/** Creates the handlers of the links to contracts, by which their recipients accept or decline them. */
export function contractLinks(
  resource: Resource<WrittenContract>,
  settings: LinkSettings,
  pdfOf: PrintHandlers['pdfOf'],
): Handlers {
  const { links, share } = salesLinks(resource, settings, {
    kind: 'contract',
    numberField: 'id',
    dateFields: ['contract_date', 'created_at'],
    canAnswer: ({ status }) => status === 'sent',
  });
  const answer = (status: 'accepted' | 'declined') =>
    answerByLink(resource, links, share, { status, rpc: 'Update', decide: () => ({ status }) });
  return {
    ...linkHandlers(resource, links, share, pdfOf),
    AcceptByLink: answer('accepted'),
    DeclineByLink: answer('declined'),
  };
}

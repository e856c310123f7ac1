import type { PrintHandlers, ShownHash } from '@bms/printing';
import { answerByLink, type LinkSettings, linkHandlers, type Resource } from '@bms/service-kit';
import { salesLinks } from '../sales/document-links.ts';
import type { WrittenContract } from './contracts.model.ts';

interface WithHash {
  readonly hash: Pick<ShownHash, 'prepare'>;
}

/** Creates the handlers of the links to contracts, by which their recipients accept or decline them, and of their mails. */
export function contractLinks(
  resource: Resource<WrittenContract>,
  settings: LinkSettings,
  { pdfOf, inputsOf, mailHandlers, hash }: Pick<PrintHandlers, 'pdfOf' | 'inputsOf' | 'mailHandlers'> & WithHash,
) {
  const { links, share } = salesLinks(resource, settings, {
    kind: 'contract',
    inputsOf,
    numberField: 'id',
    dateFields: ['contract_date', 'created_at'],
    canAnswer: ({ status }) => status === 'sent',
  });
  const answer = (status: 'accepted' | 'declined') =>
    answerByLink(resource, links, share, { status, rpc: 'Update', prepare: hash.prepare, decide: () => ({ status }) });
  return {
    ...linkHandlers(resource, links, share, pdfOf),
    ...mailHandlers(links),
    AcceptByLink: answer('accepted'),
    DeclineByLink: answer('declined'),
  };
}

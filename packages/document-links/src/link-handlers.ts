import type { Violation } from '@bms/contracts';
import type { FileContent, SharedDocumentResponse } from '@bms/contracts/types/api';
import {
  type Call,
  compileAnswer,
  compileEncoder,
  type EncodedAnswer,
  type Handler,
  loadForChange,
  loadForView,
  type Message,
  type OperationContext,
  type Resource,
  type StoredRecord,
  type StoredValues,
} from '@bms/service-kit';
import type { DocumentLinks, LinkedRecord } from './document-links.ts';
import { listGrantedLinks } from './granted-links.ts';
import type { StoredLink } from './link.model.ts';
import type { ShareDocument } from './shared-document.ts';

interface CreateLink {
  readonly id: number;
  readonly link?: { readonly expires_at?: string } | null;
}

interface RevokeLink {
  readonly id: number;
  readonly link_id: number;
}

/** The handlers of the rpcs about links. */
export type LinkHandlers = {
  readonly CreateLink: Handler<CreateLink, { readonly record: Message; readonly url: string }>;
  readonly ListLinks: Handler<{ id: number }, { readonly records: readonly Message[] }>;
  readonly RevokeLink: Handler<RevokeLink, EncodedAnswer<'RevokeLink'>>;
  readonly ListGrantedAccess: ReturnType<typeof listGrantedLinks>;
  readonly OpenLink: Handler<{ token: string }, SharedDocumentResponse>;
  readonly PdfByLink: Handler<{ token: string }, FileContent>;
  readonly GetDocument: Handler<{ id: number }, SharedDocumentResponse>;
};

/** Returns the PDF of a stored record. */
type PdfOf = (record: StoredRecord, call: Call) => Promise<FileContent>;

/** Creates the handlers of the rpcs that create, list and revoke links to documents, and show a document as its recipients see it, with or without a link. */
export function linkHandlers<T extends LinkedRecord>(
  resource: Resource<T>,
  links: DocumentLinks<NoInfer<T>>,
  share: ShareDocument<NoInfer<T>>,
  pdfOf: PdfOf,
): LinkHandlers {
  const { kit } = resource;
  const encodeLink = compileEncoder(kit.contract.message('bms.api.DocumentLink'), kit.days);
  const encode = (link: StoredLink) => encodeLink(link as unknown as StoredValues);
  const done = compileAnswer(resource, resource.rpc('RevokeLink'));
  const createLink: LinkHandlers['CreateLink'] = (call) =>
    kit.write(call, async (tx) => {
      const record = await loadForChange(resource, call, call.request.id, 'update', tx);
      const expiresAt = call.request.link?.expires_at;
      const { link, url } = await links.create(record, call, tx, expiresAt ? new Date(expiresAt) : undefined);
      // The version of the document, which If-Match of this path compares.
      call.setVersion(record.version);
      return { record: encode(link), url };
    });
  const listLinks: LinkHandlers['ListLinks'] = async (call) => {
    const { _id } = await loadForView(resource, call, call.request.id);
    return { records: (await links.list(_id)).map(encode) };
  };
  const revokeLink: LinkHandlers['RevokeLink'] = (call) =>
    kit.write(call, async (tx) => {
      const record = await loadForChange(resource, call, call.request.id, 'update', tx);
      await links.revoke(record._id, call.request.link_id, call, tx);
      return done(record, 'Revoked.');
    });
  const openLink: LinkHandlers['OpenLink'] = async (call) => {
    const { link, record } = await links.open(call.request.token);
    const shared = await share(record, call);
    await links.recordOpening(link, call.clientAddress);
    return { record: shared };
  };
  const pdfByLink: LinkHandlers['PdfByLink'] = async (call) =>
    pdfOf((await links.open(call.request.token)).record, call);
  const getDocument: LinkHandlers['GetDocument'] = async (call) => {
    const record = await loadForView(resource, call, call.request.id);
    return { record: await share(record, call) };
  };
  return {
    CreateLink: createLink,
    ListLinks: listLinks,
    RevokeLink: revokeLink,
    ListGrantedAccess: listGrantedLinks(resource),
    OpenLink: openLink,
    PdfByLink: pdfByLink,
    GetDocument: getDocument,
  };
}

/** The precondition of a link to a document: its client may see it. */
export function unmetLink(
  { status }: { readonly status: string },
  { isVisibleToClient }: OperationContext,
): Violation | undefined {
  if (isVisibleToClient()) return undefined;
  const message = `A document needs to be sent before it gets links; it is ${status}.`;
  return { field: 'status', code: 'not_sent', message };
}

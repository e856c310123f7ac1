import {
  type AnsweredRecord,
  answerByLink,
  createDocumentLinks,
  createShareDocument,
  type DocumentLinks,
  type LinkHandlers,
  type LinkSettings,
  linkHandlers,
  linksModel,
  type PossibleAnswer,
  type SharedKind,
} from '@bms/document-links';
import {
  type ExternalMailLimits,
  externalMailsModel,
  givenMailsModel,
  listDocumentRecipients,
  type SendDraft,
  sendDocument,
} from '@bms/document-mails';
import {
  compileEncoder,
  type Kit,
  type Message,
  type ModelDefinition,
  type Resource,
  type StoredRecord,
} from '@bms/service-kit';
import { createSentCapture, type SentCapture } from './capture-sent.ts';
import type { FindClient } from './document-inputs.ts';
import type { MailHandlers } from './document-mails.ts';
import { createPrintHandlers, type PrintHandlers, type SharedPrinting } from './print-handlers.ts';
import { createShownHash, type ShownHash } from './shown-hash.ts';
import type { PrintedResource } from './to-printable.ts';

/** Returns the models of a resource whose documents are mailed, besides its own. */
export const mailedModels = (definition: Resource['definition']): ModelDefinition[] => [
  linksModel(definition),
  givenMailsModel(definition),
  externalMailsModel,
];

/** The settings of a process for links to documents and for mail to addresses that do not belong to the client. */
export interface DocumentSettings {
  readonly links: LinkSettings;
  readonly externalMails: ExternalMailLimits;
}

/** The documents of a resource. The resource is created with rules that capture what is sent, then its features are. */
export interface Documents {
  readonly capture: SentCapture;
  readonly hash: ShownHash;
  /**
   * Creates the features, once, and keeps the documents that are sent from then on.
   * @param page what differs on the page of a link: whether its recipient can answer, and how to pay
   */
  features<T extends AnsweredRecord>(
    resource: Resource<T>,
    page?: Pick<SharedKind<NoInfer<T>>, 'canAnswer' | 'paymentOf'>,
  ): DocumentFeatures<T>;
}

/** The features of the documents of a resource. */
export interface DocumentFeatures<T extends AnsweredRecord> extends Pick<PrintHandlers, 'Xml' | 'inputsOf'> {
  /** The rpcs of all documents: the PDF and the links. */
  readonly handlers: Pick<PrintHandlers, 'Pdf'> & LinkHandlers;
  /** The rpcs of documents that are mailed. */
  readonly mailHandlers: MailHandlers & { readonly ListRecipients: ReturnType<typeof listDocumentRecipients> };
  readonly links: DocumentLinks<T>;
  /**
   * Creates the handler that sends a draft with the mail that was given, and captures what it shows.
   * @param writing the resource with whose writes it is sent; by default that of the documents
   */
  send(send: SendDraft<T>, writing?: Resource<T>): ReturnType<typeof sendDocument>;
  /** Creates the handler by which the recipient of a link accepts or declines a document. */
  answerByLink(answer: Omit<PossibleAnswer<T>, 'prepare'>): ReturnType<typeof answerByLink>;
}

interface SharedDocuments extends SharedPrinting {
  readonly kit: Kit;
  readonly settings: DocumentSettings;
}

/** The parts of the documents that exist once the resource does. */
interface Opened {
  readonly resource: Resource;
  readonly printing: PrintHandlers;
  readonly encode: (record: StoredRecord) => Message;
}

/** Opens the documents of a resource. @param findClient finds the client of a document */
export function openDocuments<Shown extends object>(
  shared: SharedDocuments,
  printed: PrintedResource<Shown>,
  findClient: FindClient,
): Documents {
  let opened: Opened | undefined;
  const current = (): Opened => {
    if (!opened) throw new Error(`the documents of the kind ${printed.kind} have no features yet`);
    return opened;
  };
  const resource = () => current().resource;
  const capture = createSentCapture({
    ...{ kit: shared.kit, sent: shared.sent, findClient, resource },
    sentStatuses: printed.sentStatuses,
    encode: (record) => current().encode(record),
  });
  const hash = createShownHash({ resource, hashOf: (stored, call) => current().printing.hashOf(stored, call) });
  return {
    capture,
    hash,
    features: (created, page) => {
      const printing = createPrintHandlers(shared, created, printed, findClient);
      const encode = compileEncoder(created.record, shared.kit.days, created.shown);
      opened = { resource: created, printing, encode };
      keepSent(shared.kit, printed, printing);
      return createFeatures({ resource: created, printed, printing, capture, hash, settings: shared.settings }, page);
    },
  };
}

/** Keeps documents after the event of their sending. */
function keepSent<Shown extends object>(
  kit: Kit,
  { kind, keptOn }: PrintedResource<Shown>,
  printing: Pick<PrintHandlers, 'keepSent'>,
): void {
  kit.consume({ name: `${kind}_documents`, from: kit.service, idempotent: { [keptOn]: printing.keepSent } });
}

interface FeatureDeps<T extends AnsweredRecord> extends Pick<Documents, 'capture' | 'hash'> {
  readonly resource: Resource<T>;
  readonly printed: Pick<PrintedResource, 'kind' | 'numberField' | 'dateFields'>;
  readonly printing: PrintHandlers;
  readonly settings: DocumentSettings;
}

function createFeatures<T extends AnsweredRecord>(
  { resource, printed, printing, capture, hash, settings }: FeatureDeps<T>,
  page: Pick<SharedKind<T>, 'canAnswer' | 'paymentOf'> = {},
): DocumentFeatures<T> {
  const { kind, numberField, dateFields } = printed;
  const { Pdf, Xml, pdfOf, inputsOf, mailHandlers, draftWarnings } = printing;
  const links = createDocumentLinks(resource, resource.definition.name.replaceAll('_', '-'), settings.links);
  const share = createShareDocument(resource, { kind, numberField, dateFields, inputsOf, ...page });
  return {
    ...{ Xml, inputsOf, links },
    handlers: { Pdf, ...linkHandlers(resource, links, share, pdfOf) },
    mailHandlers: { ...mailHandlers(links), ListRecipients: listDocumentRecipients(resource) },
    send: (send, writing = resource) =>
      capture.prepared(sendDocument(writing, settings.externalMails, send, draftWarnings)),
    answerByLink: (answer) => answerByLink(resource, links, share, { ...answer, prepare: hash.prepare }),
  };
}

import { ApiError } from '@bms/contracts';
import type {
  ComposedMail,
  ComposeMailRequest,
  DocumentMailResponse,
  FileContent,
  Warning,
} from '@bms/contracts/types/api';
import type { DocumentLinks } from '@bms/document-links';
import {
  type ClientRecord,
  findDocumentRecipients,
  type GivenMail,
  openGivenMails,
  recipientsAt,
} from '@bms/document-mails';
import { mailTextsOf } from '@bms/documents';
import {
  type Call,
  DEFAULT_ACCENT_COLOR,
  type Handler,
  ifFound,
  loadForView,
  type Resource,
  type StoredRecord,
} from '@bms/service-kit';
import { type DocumentInputs, readLogo } from './document-inputs.ts';
import { fitFiles, mailLogo } from './mail-files.ts';
import { languageOf, type PrintableType, toPrintable } from './to-printable.ts';

/** The rpcs of the mails with which documents are sent. */
export interface MailHandlers {
  /** Returns the mail of a document: that with which it was sent, or the default. @throws ApiError unavailable */
  readonly GetMail: Handler<{ id: number }, DocumentMailResponse>;
  /**
   * Composes the mail of a sent document to one address. It can be repeated with the same token.
   * @throws ApiError not_found for a document that is no longer sent to the client; unavailable
   */
  readonly ComposeMail: Handler<ComposeMailRequest, ComposedMail>;
}

/** A resource whose documents are mailed, with the functions that read and render them. */
export interface MailedDocuments {
  readonly resource: Resource;
  readonly type: PrintableType;
  isSent(stored: StoredRecord): boolean;
  inputsOf(stored: StoredRecord, call: Call): Promise<DocumentInputs>;
  pdfOf(stored: StoredRecord, call: Call): Promise<FileContent>;
  /** Returns the electronic invoice; undefined if the document has none. */
  xmlOf(inputs: DocumentInputs): Promise<FileContent | undefined>;
  /** Returns what the recipients of the document will miss. */
  warningsOf(inputs: DocumentInputs, call: Call): Promise<Warning[]>;
}

/** Creates the rpcs of the mails of a resource's documents. */
export function createMailHandlers(
  documents: MailedDocuments,
  links: Pick<DocumentLinks, 'ensureMailed'>,
): MailHandlers {
  const { resource, isSent, inputsOf } = documents;
  const { kit, definition } = resource;
  const mails = openGivenMails(kit.db, definition);
  return {
    GetMail: async (call) => {
      const stored = (await loadForView(resource, call, call.request.id)) as ClientRecord;
      const given = isSent(stored) ? await mails.find(stored._id) : undefined;
      const [inputs, known] = await Promise.all([
        inputsOf(stored, call),
        given?.recipients ? undefined : findDocumentRecipients(kit, stored.client_id, call),
      ]);
      const recipients = given?.recipients ?? (given?.to.length ? recipientsAt(given.to, known) : known);
      if (!recipients) throw new ApiError('unavailable');
      const { subject, message, language } = textsOf(documents.type, inputs, given);
      // A sent document cannot be changed any more.
      const warnings = isSent(stored) ? [] : await documents.warningsOf(inputs, call);
      return { record: { recipients: [...recipients], subject, message, language, warnings } };
    },
    ComposeMail: async (call) => {
      const { id, client_id: clientId, to, token } = call.request;
      const { record, url } = await links.ensureMailed({ documentId: id, clientId, token, email: to });
      const [given, inputs] = await Promise.all([mails.find(id), inputsOf(record, call)]);
      return { ...textsOf(documents.type, inputs, given), url, ...(await filesOf(documents, record, inputs, call)) };
    },
  };
}

type ComposedTexts = Omit<ComposedMail, 'url' | 'logo' | 'attachments'>;

function textsOf(type: PrintableType, inputs: DocumentInputs, given: GivenMail | undefined): ComposedTexts {
  const document = toPrintable(type, inputs, languageOf(inputs));
  const { subject, message, button } = mailTextsOf(document);
  return {
    subject: given?.subject ?? subject,
    message: given?.message ?? message,
    language: document.language,
    button_label: button,
    client_name: document.buyer.name,
    organization_name: document.seller.name,
    reply_to: document.seller.email ?? '',
    accent_color: document.seller.accent_color ?? DEFAULT_ACCENT_COLOR,
  };
}

/** Returns the files of a mail; those for which the message has no space are missing. */
async function filesOf(
  { resource, pdfOf, xmlOf }: MailedDocuments,
  record: StoredRecord,
  inputs: DocumentInputs,
  call: Call,
): Promise<Pick<ComposedMail, 'logo' | 'attachments'>> {
  const [pdf, xml, image] = await Promise.all([
    ifFound(pdfOf(record, call), ['too_large']),
    xmlOf(inputs),
    readLogo(resource.kit, inputs.organization, call),
  ]);
  const logo = mailLogo(image);
  const fitting = fitFiles([pdf, logo, xml]);
  return {
    logo: fitting.find((file) => file === logo) ?? null,
    attachments: fitting.filter((file) => file !== logo),
  };
}

import { ApiError } from '@bms/contracts';
import type { DocumentPdfRequest, DocumentXmlRequest, FileContent } from '@bms/contracts/types/api';
import type { DocumentLinks } from '@bms/document-links';
import type { DraftWarnings } from '@bms/document-mails';
import type { DocumentLanguage, InvoiceFormat, PageSize, Renderer } from '@bms/documents';
import type { IdempotentHandler } from '@bms/events';
import { type Call, type Handler, loadForView, type Resource, type StoredRecord } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { createReadInputs, type DocumentInputs, type FindClient } from './document-inputs.ts';
import { createMailHandlers, type MailHandlers } from './document-mails.ts';
import { createKeptDocuments } from './keep-documents.ts';
import { createRenderInputs } from './render-inputs.ts';
import type { SentDocuments } from './sent-documents.ts';
import { type PrintedResource, printableType } from './to-printable.ts';

/** The rpcs and the event handler of a printed resource. */
export interface PrintHandlers {
  /** Returns the PDF: of a sent document the kept one, unless another language or paper is requested. */
  readonly Pdf: Handler<DocumentPdfRequest, FileContent>;
  /** Returns the electronic invoice. @throws ApiError validation_failed naming the missing data */
  readonly Xml: Handler<DocumentXmlRequest, FileContent>;
  /** Returns the PDF of a record, see Pdf. */
  readonly pdfOf: (stored: StoredRecord, within: Call) => Promise<FileContent>;
  /** Returns the hash (SHA-256, hexadecimal) of the PDF of a sent record. @throws ApiError unavailable */
  readonly hashOf: (stored: StoredRecord, within: Call) => Promise<string>;
  /** Returns the data of a document: of a sent one, as they were when it was sent. */
  readonly inputsOf: (stored: StoredRecord, within: Call) => Promise<DocumentInputs>;
  /** Returns the warnings about a draft; none about a document that was sent, or if another service does not answer. */
  readonly draftWarnings: DraftWarnings;
  /** Creates the rpcs of the mails with which the documents are sent. @param links the links to the documents */
  readonly mailHandlers: (links: Pick<DocumentLinks, 'ensureMailed'>) => MailHandlers;
  /** Keeps the documents of records that were sent; for the event of the sending. */
  readonly keepSent: IdempotentHandler;
}

/** The parts of printing that all resources of a process share. */
export interface SharedPrinting {
  readonly renderer: Renderer;
  readonly sent: SentDocuments;
}

/**
 * Creates the rpcs and the event handler of a printed resource.
 * @param findClient finds the client of a document
 */
export function createPrintHandlers<Shown extends object>(
  { renderer, sent }: SharedPrinting,
  resource: Resource,
  printed: PrintedResource<Shown>,
  findClient: FindClient,
): PrintHandlers {
  const type = printableType(printed);
  const render = createRenderInputs(resource.kit, renderer, type);
  const readInputs = createReadInputs(resource, findClient);
  const kept = createKeptDocuments({ resource, sent, readInputs, render });
  const isSent = ({ status }: StoredRecord & { status?: string }) => printed.sentStatuses.includes(status ?? '');
  const inputsOf = (stored: StoredRecord, call: Call) =>
    isSent(stored) ? kept.inputsOf(stored, call) : readInputs(stored, call);
  const pdfOf: PrintHandlers['pdfOf'] = async (stored, within) =>
    isSent(stored) ? kept.pdfOf(stored, within) : render.pdf(await readInputs(stored, within), {}, within);
  return {
    pdfOf,
    hashOf: kept.hashOf,
    inputsOf,
    draftWarnings: async (id, call) => {
      const stored = await resource.model.findById(id).lean();
      if (!stored || isSent(stored)) return [];
      const inputs = await ifAvailable(readInputs(stored, call), call.log);
      return inputs ? render.warningsOf(inputs, call) : [];
    },
    mailHandlers: (links) =>
      createMailHandlers(
        {
          resource,
          type,
          isSent,
          inputsOf,
          pdfOf,
          xmlOf: render.mailedXml,
          warningsOf: render.warningsOf,
        },
        links,
      ),
    Pdf: async (call: Call<DocumentPdfRequest>) => {
      const { id, language, page_size: size } = call.request;
      const stored = await loadForView(resource, call, id);
      if (!language && !size) return pdfOf(stored, call);
      const variant = { language: language as DocumentLanguage, pageSize: size as PageSize };
      return render.pdf(await inputsOf(stored, call), variant, call);
    },
    Xml: async (call: Call<DocumentXmlRequest>) => {
      const stored = await loadForView(resource, call, call.request.id);
      return render.xml(await inputsOf(stored, call), call.request.format as InvoiceFormat);
    },
    keepSent: async (events) => {
      const ids = events.map(({ recordId }) => Number(recordId));
      const found = await resource.model.find({ _id: trusted({ $in: ids }) }).lean();
      for (const stored of found) if (isSent(stored)) await kept.keep(stored);
    },
  };
}

/** Returns a result, or undefined if another service does not answer. */
async function ifAvailable<Result>(reading: Promise<Result>, log: Call['log']): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ code: error.code }, 'reading the data of a sent document failed');
    return undefined;
  }
}

import type { FileContent } from '@bms/contracts/types/api';
import type { Call, Resource, StoredRecord } from '@bms/service-kit';
import type { DocumentInputs, ReadInputs } from './document-inputs.ts';
import type { RenderInputs } from './render-inputs.ts';
import { type SentDocument, type SentDocuments, sentDocumentId } from './sent-documents.ts';

/** The documents of a resource as they were when they were sent. */
export interface KeptDocuments {
  /** Stores the inputs and the PDF of a record that was sent. Does nothing if it was done before. */
  keep(stored: StoredRecord): Promise<void>;
  /** Returns the inputs of a sent record. Those of a record without stored inputs are stored first. */
  inputsOf(stored: StoredRecord, within: Call): Promise<DocumentInputs>;
  /** Returns the hash (SHA-256, hexadecimal) of the PDF of a sent record, which is stored first if it is missing. */
  hashOf(stored: StoredRecord, within: Call): Promise<string>;
  /** Returns the PDF of a sent record from files, where it is stored first if it is missing. */
  pdfOf(stored: StoredRecord, within: Call): Promise<FileContent>;
}

interface KeepDeps {
  readonly resource: Resource;
  readonly sent: SentDocuments;
  readonly readInputs: ReadInputs;
  readonly render: RenderInputs;
}

/** Creates the functions that keep the documents of a resource. */
export function createKeptDocuments({ resource, sent, readInputs, render }: KeepDeps): KeptDocuments {
  const { request, service } = resource.kit;
  const idOf = (stored: StoredRecord) => sentDocumentId(resource.definition.name, stored);
  const keyOf = ({ _id, version }: SentDocument) => `${service}/${_id}/${version}`;

  async function find(stored: StoredRecord & { sent_version?: number }, within?: Call): Promise<SentDocument> {
    const { version, sent_version: sentVersion = 0 } = stored;
    const known = await sent.find(idOf(stored));
    if (known && known.version >= sentVersion) return known;
    const inputs = await readInputs(stored, within);
    return sent.add({ _id: idOf(stored), version, inputs }, sentVersion);
  }

  /** @returns the hash of the PDF */
  async function keepPdf(document: SentDocument, within?: Call): Promise<string> {
    if (document.sha256) return document.sha256;
    const file = await render.pdf(document.inputs, {}, within);
    const message = { key: keyOf(document), document: file };
    const { sha256 } = await request('/bms.files.KeptDocuments/Keep', message, within);
    await sent.setKept(document, sha256);
    return sha256;
  }

  return {
    keep: async (stored) => void (await keepPdf(await find(stored))),
    hashOf: async (stored, within) => keepPdf(await find(stored, within), within),
    inputsOf: async (stored, within) => (await find(stored, within)).inputs,
    pdfOf: async (stored, within) => {
      const document = await find(stored, within);
      await keepPdf(document, within);
      return request('/bms.files.KeptDocuments/Read', { key: keyOf(document) }, within);
    },
  };
}

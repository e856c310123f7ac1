import { createRenderer } from '@bms/documents';
import type { Kit } from '@bms/service-kit';
import type { FindClient } from './document-inputs.ts';
import { type DocumentSettings, type Documents, openDocuments } from './documents.ts';
import { openSentDocuments } from './sent-documents.ts';
import type { PrintedResource } from './to-printable.ts';

/** Prints the documents of a process; its worker threads start with the first document. */
export interface Printing {
  /**
   * Opens the documents of a resource.
   * @param findClient finds the client of a document
   */
  documents<Shown extends object>(printed: PrintedResource<Shown>, findClient: FindClient): Documents;
}

/** Opens the printing of a process, once: all modules whose records are printed share its worker threads. */
export function openPrinting(kit: Kit, settings: DocumentSettings): Printing {
  const renderer = createRenderer();
  kit.onShutdown(() => renderer.close());
  const shared = { kit, renderer, sent: openSentDocuments(kit.db), settings };
  return { documents: (printed, findClient) => openDocuments(shared, printed, findClient) };
}

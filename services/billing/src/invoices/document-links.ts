import {
  createDocumentLinks,
  createShareDocument,
  type DocumentLinks,
  type LinkedRecord,
  type LinkSettings,
  type Resource,
  type ShareDocument,
  type SharedKind,
} from '@bms/service-kit';

/** The links to the documents of a type, with the function that returns them as their recipients see them. */
export interface BillingLinks<T extends LinkedRecord> {
  readonly links: DocumentLinks<T>;
  readonly share: ShareDocument<T>;
}

/**
 * Creates the links to invoices or credit notes.
 * @param path the segment of the page's address, e.g. `invoices`
 */
export function billingLinks<T extends LinkedRecord>(
  resource: Resource<T>,
  path: string,
  settings: LinkSettings,
  kind: SharedKind<NoInfer<T>>,
): BillingLinks<T> {
  return {
    links: createDocumentLinks(resource, path, settings),
    share: createShareDocument(resource, kind),
  };
}

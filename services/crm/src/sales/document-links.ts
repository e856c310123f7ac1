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
interface SalesLinks<T extends LinkedRecord> {
  readonly links: DocumentLinks<T>;
  readonly share: ShareDocument<T>;
}

/** Creates the links to sales records. */
export function salesLinks<T extends LinkedRecord>(
  resource: Resource<T>,
  settings: LinkSettings,
  kind: SharedKind<NoInfer<T>>,
): SalesLinks<T> {
  return {
    links: createDocumentLinks(resource, resource.definition.name, settings),
    share: createShareDocument(resource, kind),
  };
}

import {
  createDocumentLinks,
  createShareDocument,
  type DocumentLinks,
  type LinkedRecord,
  type LinkSettings,
  type Resource,
  recordModel,
  type ShareDocument,
  type SharedKind,
} from '@bms/service-kit';
import { clients } from '../clients/clients.model.ts';

/** The links to the documents of a type, with the function that returns them as their recipients see them. */
interface SalesLinks<T extends LinkedRecord> {
  readonly links: DocumentLinks<T>;
  readonly share: ShareDocument<T>;
}

/** Creates the links to sales records. */
export function salesLinks<T extends LinkedRecord>(
  resource: Resource<T>,
  settings: LinkSettings,
  kind: Omit<SharedKind<NoInfer<T>>, 'languageOf'>,
): SalesLinks<T> {
  const model = recordModel(resource.kit.db, clients);
  const languageOf = async ({ client_id }: LinkedRecord): Promise<string> =>
    (await model.findById(client_id, { language: 1 }).lean())?.language ?? '';
  return {
    links: createDocumentLinks(resource, resource.definition.name, settings),
    share: createShareDocument(resource, { ...kind, languageOf }),
  };
}

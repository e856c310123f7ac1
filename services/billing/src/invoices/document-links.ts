import { ApiError } from '@bms/contracts';
import { requestClient } from '@bms/printing';
import {
  type Call,
  createDocumentLinks,
  createShareDocument,
  type DocumentLinks,
  type Kit,
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
  kind: Omit<SharedKind<NoInfer<T>>, 'languageOf'>,
): BillingLinks<T> {
  const languageOf = ({ client_id }: LinkedRecord, call: Call) => findLanguage(resource.kit, client_id, call);
  return {
    links: createDocumentLinks(resource, path, settings),
    share: createShareDocument(resource, { ...kind, languageOf }),
  };
}

/** Returns the language of a client from crm; empty if it has none or crm is unavailable: the page then uses another. */
async function findLanguage(kit: Pick<Kit, 'request'>, id: number, call: Call): Promise<string> {
  try {
    return (await requestClient(kit)(id, call))?.language ?? '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return '';
  }
}

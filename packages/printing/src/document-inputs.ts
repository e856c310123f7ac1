import type { Client } from '@bms/contracts/types/crm';
import type { OrganizationRecord } from '@bms/contracts/types/identity';
import { requestOrganizationDetails } from '@bms/document-mails';
import {
  type Call,
  compileAnswer,
  ifFound,
  type Kit,
  type Message,
  type Resource,
  type StoredRecord,
} from '@bms/service-kit';

/** The data of a document: the record as the API returns it, the organization and the client. */
export interface DocumentInputs {
  readonly record: Message;
  readonly organization: OrganizationRecord;
  /** Undefined if the client has been deleted. */
  readonly client: Client | undefined;
}

/** Finds a client as the API returns it; undefined if it has been deleted. @throws ApiError unavailable */
export type FindClient = (id: number, within?: Call) => Promise<Client | undefined>;

type Requests = Pick<Kit, 'request'>;

/** Returns a function that requests clients from crm. */
export const requestClient =
  ({ request }: Requests): FindClient =>
  async (id, within) =>
    (await ifFound(request('/bms.crm.Clients/Get', { id }, within)))?.record ?? undefined;

/** Reads the inputs of the document of a stored record. @throws ApiError unavailable if another service is */
export type ReadInputs = (stored: StoredRecord, within?: Call) => Promise<DocumentInputs>;

/** Creates the function that reads the inputs of a resource's documents. */
export function createReadInputs(resource: Resource, findClient: FindClient): ReadInputs {
  const answer = compileAnswer(resource, resource.rpc('Get'));
  return async (stored, within) => {
    const record = (await answer(stored, '', within))['record'] as Message;
    const [organization, client] = await Promise.all([
      requestOrganizationDetails(resource.kit, within),
      findClient(Number(record['client_id']), within),
    ]);
    return { record, organization, client };
  };
}

/**
 * Reads the image of the logo.
 * @returns undefined if the organization has none, or its file was deleted or is too large
 * @throws ApiError unavailable if files is
 */
export async function readLogo(
  { request }: Requests,
  { logo_file_id: id }: OrganizationRecord,
  within?: Call,
): Promise<Uint8Array | undefined> {
  if (!id) return undefined;
  const requested = request('/bms.files.Files/Content', { id }, within);
  return (await ifFound(requested, ['not_found', 'too_large']))?.content;
}

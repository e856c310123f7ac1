import { ApiError } from '@bms/contracts';
import type { DocumentRecipient, DocumentRecipientsResponse } from '@bms/contracts/types/api';
import type { ClientRecipientsResponse } from '@bms/contracts/types/identity';
import {
  type AnswerOf,
  type Call,
  type Handler,
  type Kit,
  loadForView,
  type RecordWith,
  type Resource,
} from '@bms/service-kit';
import { foldAddress, type GivenAddresses } from './external-mails.ts';

const RECIPIENTS = '/bms.identity.Directory/DocumentRecipients';

/** A record that belongs to a client. */
export type ClientRecord = RecordWith<{ client_id: number }>;

/** The recipients of the mail about a document; undefined if identity is unavailable. */
export type DocumentRecipients = readonly DocumentRecipient[] | undefined;

/** The recipients of a document, and the given addresses of its mail. */
export interface MailRecipients {
  /** The client whose addresses were looked up; undefined if the document does not exist. */
  readonly clientId?: number;
  readonly recipients: DocumentRecipients;
  readonly given: GivenAddresses;
}

/**
 * Requests the mail recipients of a client's documents from identity. Call it before a transaction.
 * @returns undefined if identity does not answer: a document is sent nevertheless
 */
export async function findDocumentRecipients(kit: Kit, clientId: number, call: Call): Promise<DocumentRecipients> {
  return (await requestRecipients(kit, { client_id: clientId }, call))?.records;
}

/**
 * Finds the recipients of a record's mail: those at the given addresses, or those of its client; none if the record does
 * not exist. Call it before a transaction.
 * @param to the given addresses; empty for those of the client
 */
export async function findRecipientsOf(
  { kit, model }: Resource<ClientRecord>,
  id: number,
  call: Call,
  to: readonly string[] = [],
): Promise<MailRecipients> {
  const record = await model.findById(id, { client_id: 1 }).lean();
  if (!record) return { recipients: [], given: { to, known: undefined } };
  const clientId = record.client_id;
  const found = await requestRecipients(kit, { client_id: clientId, addresses: to }, call);
  const recipients = to.length > 0 ? recipientsAt(to, found?.records) : found?.records;
  return { clientId, recipients, given: { to, known: found && knownAddresses(found) } };
}

/** Returns the addresses that belong to the client, folded. A version before of identity returns no `known`. */
const knownAddresses = ({ records, known }: ClientRecipientsResponse): ReadonlySet<string> =>
  new Set([...records.map(({ email }) => email), ...known].map(foldAddress));

async function requestRecipients(
  kit: Kit,
  request: { readonly client_id: number; readonly addresses?: readonly string[] },
  call: Call,
): Promise<ClientRecipientsResponse | undefined> {
  try {
    return await kit.request(RECIPIENTS, request, call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    call.log.warn({ code: error.code }, 'looking up the recipients of a document failed');
    return undefined;
  }
}

/** Returns the recipients at given addresses, with their names if they are known. */
export function recipientsAt(addresses: readonly string[], known: DocumentRecipients): DocumentRecipient[] {
  const names = new Map(known?.map(({ email, name }) => [foldAddress(email), name]));
  return addresses.map((email) => ({ email, name: names.get(foldAddress(email)) ?? '' }));
}

/** Returns the response message for a sent document, with a warning if no mail is sent. */
export function sentMessage(recipients: DocumentRecipients): string {
  if (!recipients) return 'Sent. The email recipients could not be determined at this time.';
  if (recipients.length > 0) return 'Sent.';
  return 'Sent. No email was sent: the client has no email address, no contact who receives documents and no portal user.';
}

/**
 * Creates the handler that lists the current mail recipients of a record.
 * @throws ApiError unavailable if identity is
 */
export function listDocumentRecipients(
  resource: Resource<ClientRecord>,
): Handler<{ id: number }, AnswerOf<DocumentRecipientsResponse>> {
  return async (call) => {
    const record = await loadForView(resource, call, call.request.id);
    const records = await findDocumentRecipients(resource.kit, record.client_id, call);
    if (!records) throw new ApiError('unavailable');
    return { records };
  };
}

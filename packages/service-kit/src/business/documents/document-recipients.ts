import { ApiError } from '@bms/contracts';
import type { DocumentRecipient, DocumentRecipientsResponse } from '@bms/contracts/types/api';
import { loadForView } from '../../records/crud/load.ts';
import type { Resource } from '../../records/crud/resource.ts';
import type { Kit } from '../../records/kit.ts';
import type { RecordWith } from '../../records/model/stored.ts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';

const RECIPIENTS = '/bms.identity.Directory/DocumentRecipients';

/** A record that belongs to a client. */
export type ClientRecord = RecordWith<{ client_id: number }>;

/** The recipients of the mail about a document; undefined if identity is unavailable. */
export type DocumentRecipients = readonly DocumentRecipient[] | undefined;

/**
 * Requests the mail recipients of a client's documents from identity. Call it before a transaction.
 * @returns undefined if identity does not answer: a document is sent nevertheless
 */
export async function findDocumentRecipients(kit: Kit, clientId: number, call: Call): Promise<DocumentRecipients> {
  try {
    const request = { client_id: clientId };
    return (await kit.request<DocumentRecipientsResponse>(RECIPIENTS, request, call)).records;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    call.log.warn({ code: error.code }, 'looking up the recipients of a document failed');
    return undefined;
  }
}

/** Finds the recipients for the client of a record, see findDocumentRecipients; none if the record does not exist. */
export async function findRecipientsOf(
  { kit, model }: Resource<ClientRecord>,
  id: number,
  call: Call,
): Promise<DocumentRecipients> {
  const record = await model.findById(id, { client_id: 1 }).lean();
  return record ? findDocumentRecipients(kit, record.client_id, call) : [];
}

/** Returns the recipients at given addresses, with their names if they are known. */
export function recipientsAt(addresses: readonly string[], known: DocumentRecipients): DocumentRecipient[] {
  const names = new Map(known?.map(({ email, name }) => [email.toLowerCase(), name]));
  return addresses.map((email) => ({ email, name: names.get(email.toLowerCase()) ?? '' }));
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
export function listDocumentRecipients(resource: Resource<ClientRecord>): Handler<{ id: number }> {
  return async (call) => {
    const record = await loadForView(resource, call, call.request.id);
    const records = await findDocumentRecipients(resource.kit, record.client_id, call);
    if (!records) throw new ApiError('unavailable');
    return { records };
  };
}

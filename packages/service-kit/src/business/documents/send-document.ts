import type { SendDocumentRequest } from '@bms/contracts/types/api';
import { compileAnswer } from '../../records/crud/answer.ts';
import { loadForChange } from '../../records/crud/load.ts';
import type { Resource } from '../../records/crud/resource.ts';
import type { Transaction } from '../../records/kit.ts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import {
  type ClientRecord,
  type DocumentRecipients,
  findRecipientsOf,
  recipientsAt,
  sentMessage,
} from './document-recipients.ts';
import { openGivenMails } from './given-mails.ts';

/**
 * Applies the changes of sending a draft.
 * @param recipients those of the mail; undefined if they are unknown
 * @returns the record after the change
 */
export type SendDraft<T extends ClientRecord> = (
  draft: T,
  call: Call,
  tx: Transaction,
  recipients: DocumentRecipients,
) => Promise<T>;

/** A document to send; rpcs without a mail in their request have none. */
type SendRequest = Pick<SendDocumentRequest, 'id'> & Partial<Pick<SendDocumentRequest, 'mail'>>;

/**
 * Creates the handler that sends a document: changes the record, stores the given mail in the same transaction, and
 * returns the recipients of the mail.
 */
export function sendDocument<T extends ClientRecord>(
  resource: Resource<T>,
  send: SendDraft<NoInfer<T>>,
): Handler<SendRequest>;
export function sendDocument(resource: Resource<ClientRecord>, send: SendDraft<ClientRecord>): Handler<SendRequest> {
  const mails = openGivenMails(resource.kit.db, resource.definition);
  return notifyClient<ClientRecord>(resource, 'Send', async (draft, call, tx, recipients) => {
    const sent = await send(draft, call, tx, recipients);
    await mails.replace(sent._id, (call.request as SendRequest).mail, recipients, tx.session);
    return sent;
  });
}

/**
 * Creates the handler of an action whose event causes a mail to the client: changes the record and returns the
 * recipients of the mail.
 * @param rpc the name of the action's rpc
 */
export function notifyClient<T extends ClientRecord>(
  resource: Resource<T>,
  rpc: string,
  change: SendDraft<NoInfer<T>>,
): Handler<SendRequest>;
export function notifyClient(
  resource: Resource<ClientRecord>,
  rpc: string,
  change: SendDraft<ClientRecord>,
): Handler<SendRequest> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return async (call) => {
    const { id, mail } = call.request;
    const known = await findRecipientsOf(resource, id, call);
    const recipients = mail?.to?.length ? recipientsAt(mail.to, known) : known;
    return resource.kit.write(call, async (tx) => {
      const draft = await loadForChange(resource, call, id, 'update', tx);
      const changed = await change(draft, call, tx, recipients);
      return answer({ ...changed, recipients: recipients ?? [] }, sentMessage(recipients));
    });
  };
}

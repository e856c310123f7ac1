import type { SendDocumentRequest, Warning } from '@bms/contracts/types/api';
import {
  type Call,
  compileAnswer,
  type EncodedAnswer,
  type Handler,
  loadForChange,
  type Resource,
  type Transaction,
} from '@bms/service-kit';
import {
  type ClientRecord,
  type DocumentRecipients,
  findRecipientsOf,
  type MailRecipients,
  sentMessage,
} from './document-recipients.ts';
import { type ExternalMailLimits, type GivenAddresses, openExternalMails } from './external-mails.ts';
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

/** Returns the warnings about a document that is to be sent, before its transaction. */
export type DraftWarnings = (id: number, call: Call) => Promise<Warning[]>;

/**
 * Creates the handler that sends a document: changes the record, stores the given mail in the same transaction, and
 * returns the recipients of the mail and the warnings about the document.
 * @param limits those of mail to addresses that do not belong to the client
 */
export function sendDocument<T extends ClientRecord>(
  resource: Resource<T>,
  limits: ExternalMailLimits,
  send: SendDraft<NoInfer<T>>,
  warningsOf: DraftWarnings,
): Handler<SendDocumentRequest, EncodedAnswer<'Send'>> {
  const { db } = resource.kit;
  const mails = openGivenMails(db, resource.definition);
  const externalMails = openExternalMails(db, limits);
  const change: ChangeFor<T, SendDocumentRequest> = async (draft, call, tx, found) => {
    await externalMails.assertPermitted(call.caller, givenFor(draft, found), tx.session);
    const sent = await send(draft, call, tx, found.recipients);
    await mails.replace(sent._id, call.request.mail, found.recipients, tx.session);
    return sent;
  };
  return notifyAddresses(resource, 'Send', change, warningsOf);
}

/** Returns the given addresses; none is known if the document got another client after they were looked up. */
const givenFor = ({ client_id }: ClientRecord, { clientId, given }: MailRecipients): GivenAddresses =>
  client_id === clientId ? given : { ...given, known: undefined };

/**
 * Creates the handler of an action whose event causes a mail to the client: changes the record and returns the
 * recipients of the mail.
 * @param rpc the name of the action's rpc
 */
export function notifyClient<T extends ClientRecord, const Name extends string>(
  resource: Resource<T>,
  rpc: Name,
  change: SendDraft<NoInfer<T>>,
): Handler<{ id: number }, EncodedAnswer<Name>> {
  return notifyAddresses(resource, rpc, (draft, call, tx, { recipients }) => change(draft, call, tx, recipients));
}

type ChangeFor<T extends ClientRecord, Request> = (
  draft: T,
  call: Call<Request>,
  tx: Transaction,
  found: MailRecipients,
) => ReturnType<SendDraft<T>>;

function notifyAddresses<T extends ClientRecord, const Name extends string, Request extends SendRequest>(
  resource: Resource<T>,
  rpc: Name,
  change: ChangeFor<NoInfer<T>, Request>,
  warningsOf: DraftWarnings = async () => [],
): Handler<Request, EncodedAnswer<Name>> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return async (call) => {
    const { id, mail } = call.request;
    const [found, warnings] = await Promise.all([findRecipientsOf(resource, id, call, mail?.to), warningsOf(id, call)]);
    const { recipients } = found;
    return resource.kit.write(call, async (tx) => {
      const draft = await loadForChange(resource, call, id, 'update', tx);
      const changed = await change(draft, call, tx, found);
      return answer({ ...changed, recipients: recipients ?? [], warnings }, sentMessage(recipients));
    });
  };
}

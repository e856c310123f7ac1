import { compileAnswer } from '../../records/crud/answer.ts';
import { loadForChange } from '../../records/crud/load.ts';
import type { Resource } from '../../records/crud/resource.ts';
import type { Transaction } from '../../records/kit.ts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import { type ClientRecord, findRecipientsOf, sentMessage } from './document-recipients.ts';

/** Applies the changes of sending a draft. @returns the record after the change */
export type SendDraft<T extends ClientRecord> = (draft: T, call: Call, tx: Transaction) => Promise<T>;

/** Creates the handler of a document's `Send` action: changes the record and returns the mail recipients. */
export function sendDocument<T extends ClientRecord>(
  resource: Resource<T>,
  send: SendDraft<NoInfer<T>>,
): Handler<{ id: number }>;
export function sendDocument(resource: Resource<ClientRecord>, send: SendDraft<ClientRecord>): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Send'));
  return async (call) => {
    const recipients = await findRecipientsOf(resource, call.request.id, call);
    return resource.kit.write(call, async (tx) => {
      const draft = await loadForChange(resource, call, call.request.id, 'update', tx);
      const sent = await send(draft, call, tx);
      return answer({ ...sent, recipients: recipients ?? [] }, sentMessage(recipients));
    });
  };
}

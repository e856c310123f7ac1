import { compileAnswer } from '../../records/crud/answer.ts';
import { loadForChange } from '../../records/crud/load.ts';
import type { Resource } from '../../records/crud/resource.ts';
import type { Transaction } from '../../records/kit.ts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import { type ClientRecord, findRecipientsOf, sentMessage } from './document-recipients.ts';

/** Applies the changes of sending a draft. @returns the record after the change */
export type SendDraft<T extends ClientRecord> = (draft: T, call: Call, tx: Transaction) => Promise<T>;

/**
 * Creates the handler of an action that sends a document: changes the record and returns the mail recipients.
 * @param rpc the name of the action's rpc
 */
export function sendDocument<T extends ClientRecord>(
  resource: Resource<T>,
  send: SendDraft<NoInfer<T>>,
  rpc?: string,
): Handler<{ id: number }>;
export function sendDocument(
  resource: Resource<ClientRecord>,
  send: SendDraft<ClientRecord>,
  rpc = 'Send',
): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return async (call) => {
    const recipients = await findRecipientsOf(resource, call.request.id, call);
    return resource.kit.write(call, async (tx) => {
      const draft = await loadForChange(resource, call, call.request.id, 'update', tx);
      const sent = await send(draft, call, tx);
      return answer({ ...sent, recipients: recipients ?? [] }, sentMessage(recipients));
    });
  };
}

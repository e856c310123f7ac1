import type { InvoiceEvent } from '@bms/contracts/types/billing';
import type { EstimateRequestEvent } from '@bms/contracts/types/crm';
import type { EffectHandler, EffectTransaction, ReceivedEvent } from '@bms/events';
import { type Clients, insertRecord, ownCall, type Resource } from '@bms/service-kit';
import type { StoredMessage } from './messages.model.ts';

/** A message that the system writes. */
interface SystemMessage {
  /** 0 if there is no recipient. */
  readonly to: number;
  readonly subject: string;
  readonly message: string;
}

/** The wording of the notifications, by the type of the invoice event. */
const INVOICE_TEXTS = {
  'invoice.sent': ({ due_date }: InvoiceEvent) => ({ done: 'was sent', more: `It is due on ${due_date}.` }),
  'invoice.paid': () => ({ done: 'is paid', more: 'Nothing is left to pay.' }),
  'invoice.overdue': ({ due_date, total, paid }: InvoiceEvent) => ({
    done: 'is overdue',
    more: `It was due on ${due_date}. The balance due is ${total - paid}.`,
  }),
};

/** Returns the handlers that send a message to the owner of the client for each invoice event. */
export function invoiceNotifications(
  messages: Resource<StoredMessage>,
  clients: Clients,
): Record<string, EffectHandler> {
  const handlers = Object.entries(INVOICE_TEXTS).map(([type, say]): [string, EffectHandler] => [
    type,
    async (event, tx) => {
      const invoice = event.data as unknown as InvoiceEvent;
      const { invoice_number, client_id, owner_id, total } = invoice;
      const client = await clients.find(client_id, tx.session);
      const { done, more } = say(invoice);
      const subject = `Invoice ${invoice_number} ${done}`;
      const message = `Invoice ${invoice_number} to ${client?.name ?? `client ${client_id}`} for ${total} ${done}. ${more}`;
      await write(messages, { to: owner_id || (client?.owner_id ?? 0), subject, message }, event, tx);
    },
  ]);
  return Object.fromEntries(handlers);
}

/** Returns the handler that sends a message to the assignee of each new estimate request. */
export function requestNotifications(messages: Resource<StoredMessage>): EffectHandler {
  return async (event, tx) => {
    const { id, form_title, assigned_to, answers } = event.data as unknown as EstimateRequestEvent;
    const lines = answers.map(({ title, value }) => `${title}: ${value}`);
    const message = [`Estimate request ${id} was submitted with the form "${form_title}".`, ...lines].join('\n');
    await write(messages, { to: assigned_to, subject: `Estimate request: ${form_title}`, message }, event, tx);
  };
}

async function write(
  messages: Resource<StoredMessage>,
  { to, subject, message }: SystemMessage,
  { requestId, traceparent }: ReceivedEvent,
  tx: EffectTransaction,
): Promise<void> {
  if (to === 0) return;
  const call = ownCall(messages.kit, { rpc: messages.rpc('Create').path, requestId, traceparent });
  const fitting = (field: string, text: string) =>
    [...text].slice(0, messages.record.field(field)!.rules.maxLength).join('');
  const values = { to_user_id: to, subject: fitting('subject', subject), message: fitting('message', message) };
  await insertRecord(messages, values, call, tx);
}

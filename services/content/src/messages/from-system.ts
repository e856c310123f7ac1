import type { InvoiceEvent } from '@bms/contracts/types/billing';
import type { EffectHandler, EffectHandlers, EffectTransaction, ReceivedEvent } from '@bms/events';
import { DEFAULT_CURRENCY, formatMoney } from '@bms/money';
import { type Clients, insertRecord, ownCall, type Resource } from '@bms/service-kit';
import type { StoredMessage } from './messages.model.ts';

/** A message that the system writes. */
interface SystemMessage {
  /** 0 if there is no recipient. */
  readonly to: number;
  readonly subject: string;
  readonly message: string;
}

/** The wording of a notification of an invoice event. */
type InvoiceText = (invoice: InvoiceEvent) => { readonly done: string; readonly more: string };

/** Older events have no currency. */
const written = (amount: number, currency: string): string =>
  formatMoney(amount, { currency: currency || DEFAULT_CURRENCY });

const sent: InvoiceText = ({ due_date }) => ({ done: 'was sent', more: `It is due on ${due_date}.` });
const paid: InvoiceText = () => ({ done: 'is paid', more: 'Nothing is left to pay.' });
const overdue: InvoiceText = ({ due_date, total, paid, credited, refunded, written_off, deposited, currency }) => {
  const balance = total - deposited - paid - credited + refunded - written_off;
  return {
    done: 'is overdue',
    more: `It was due on ${due_date}. The balance due is ${written(balance, currency)}.`,
  };
};

/** Returns the handlers that send a message to the owner of the client for each invoice event. */
export function invoiceNotifications(messages: Resource<StoredMessage>, clients: Clients): EffectHandlers {
  const notify =
    (textOf: InvoiceText): EffectHandler<'invoice.sent' | 'invoice.paid' | 'invoice.overdue'> =>
    async (event, tx) => {
      const { invoice_number, client_id, owner_id, total, currency } = event.data;
      const client = await clients.find(client_id, tx.session);
      const { done, more } = textOf(event.data);
      const subject = `Invoice ${invoice_number} ${done}`;
      const message = `Invoice ${invoice_number} to ${client?.name ?? `client ${client_id}`} for ${written(total, currency)} ${done}. ${more}`;
      await write(messages, { to: owner_id || (client?.owner_id ?? 0), subject, message }, event, tx);
    };
  return { 'invoice.sent': notify(sent), 'invoice.paid': notify(paid), 'invoice.overdue': notify(overdue) };
}

/** Returns the handler that sends a message to the assignee of each new estimate request. */
export function requestNotifications(messages: Resource<StoredMessage>): EffectHandler<'estimate_request.submitted'> {
  return async (event, tx) => {
    const { id, form_title, assigned_to, answers } = event.data;
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

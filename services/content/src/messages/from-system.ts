import type { InvoiceEvent } from '@bms/contracts/types/billing';
import type { EffectHandler, EffectHandlers, PreparedEffect, ReceivedEvent } from '@bms/events';
import { DEFAULT_CURRENCY, formatMoney } from '@bms/money';
import type { Clients } from '@bms/projections';
import { ifFound, insertRecord, type Kit, ownCall, type Resource } from '@bms/service-kit';
import type { StoredMessage } from './messages.model.ts';

const VIEWERS = '/bms.identity.Directory/Viewers';
const CLIENT = '/bms.crm.Clients/Get';

/** A message that the system writes about a record. */
interface SystemMessage {
  /** 0 if there is no recipient. A user who may not view records of the module gets none. */
  readonly to: number;
  readonly module: string;
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
const overdue: InvoiceText = ({
  due_date,
  total,
  paid,
  credited,
  refunded,
  written_off,
  deposited,
  withheld_total,
  transferred,
  reminder_fees,
  currency,
}) => {
  const balance =
    total + reminder_fees - withheld_total - deposited - paid - credited + refunded + transferred - written_off;
  return {
    done: 'is overdue',
    more: `It was due on ${due_date}. The balance due is ${written(balance, currency)}.`,
  };
};

/** Returns the handlers that send a message to the owner of the client for each invoice event. */
export function invoiceNotifications(messages: Resource<StoredMessage>, clients: Clients): EffectHandlers {
  const notify = (textOf: InvoiceText): PreparedEffect<'invoice.sent' | 'invoice.paid' | 'invoice.overdue'> => ({
    prepare: async (event) => {
      const { invoice_number, client_id, total, currency } = event.data;
      const client = await clients.get(client_id);
      const { done, more } = textOf(event.data);
      const subject = `Invoice ${invoice_number} ${done}`;
      const message = `Invoice ${invoice_number} to ${client?.name ?? `client ${client_id}`} for ${written(total, currency)} ${done}. ${more}`;
      const to = await currentOwner(messages.kit, event.data, client?.owner_id);
      return writing(messages, { to, module: 'invoices', subject, message }, event);
    },
  });
  return { 'invoice.sent': notify(sent), 'invoice.paid': notify(paid), 'invoice.overdue': notify(overdue) };
}

/**
 * Returns the owner of an invoice's client. The event and the projection may be older than a change of the owner, so crm
 * decides if they differ.
 */
async function currentOwner(
  { request }: Kit,
  { client_id, owner_id: published }: InvoiceEvent,
  projected: number | undefined,
): Promise<number> {
  if (!published || !projected || published === projected) return published || (projected ?? 0);
  const found = await ifFound(request(CLIENT, { id: client_id }));
  return found?.record?.owner_id ?? projected;
}

/** Returns the handler that sends a message to the assignee of each new estimate request. */
export function requestNotifications(messages: Resource<StoredMessage>): PreparedEffect<'estimate_request.submitted'> {
  return {
    prepare: async (event) => {
      const { id, form_title, assigned_to, answers } = event.data;
      const lines = answers.map(({ title, value }) => `${title}: ${value}`);
      const message = [`Estimate request ${id} was submitted with the form "${form_title}".`, ...lines].join('\n');
      const subject = `Estimate request: ${form_title}`;
      return writing(messages, { to: assigned_to, module: 'estimate_requests', subject, message }, event);
    },
  };
}

/** Returns the effect that stores a message, if its recipient may view the record. @throws ApiError unavailable */
async function writing(
  messages: Resource<StoredMessage>,
  { to, module, subject, message }: SystemMessage,
  { requestId, traceparent }: ReceivedEvent,
): Promise<EffectHandler> {
  if (to === 0 || !(await mayView(messages.kit, to, module))) return async () => {};
  const call = ownCall(messages.kit, { rpc: messages.rpc('Create').path, requestId, traceparent });
  const fitting = (field: string, text: string) =>
    [...text].slice(0, messages.record.field(field)!.rules.maxLength).join('');
  const values = { to_user_id: to, subject: fitting('subject', subject), message: fitting('message', message) };
  return async (_event, tx) => void (await insertRecord(messages, values, call, tx));
}

/** True if a user may view records of a module now, at least the own ones. @throws ApiError unavailable */
async function mayView({ request }: Kit, userId: number, module: string): Promise<boolean> {
  const { user_ids } = await request(VIEWERS, { user_ids: [userId], module, all_records: false });
  return user_ids.length > 0;
}

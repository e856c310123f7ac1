import {
  type DomainEvent,
  dayText,
  type RecordEvents,
  type ResourceRules,
  recordEvent,
  recordEvents,
  type StoredRecord,
  statusEvents,
} from '@bms/service-kit';
import { invoices } from './invoices.model.ts';

const told: RecordEvents = {
  message: 'bms.billing.InvoiceEvent',
  resource: 'invoice',
  module: 'invoices',
  data: ({ _id: id, version, created_by, due_date, ...invoice }) => {
    const { invoice_number, client_id, status, total, paid, order_id = 0, owner_id = 0 } = invoice;
    const due = { due_date: dayText(due_date), total, paid };
    return { id, version, invoice_number, client_id, status, ...due, order_id, owner_id, created_by };
  },
};

const changes = recordEvents(invoices, told);
const statuses = statusEvents(invoices, { ...told, statuses: ['sent', 'paid'] });

/** Tells of each change of an invoice, and of those that others wait for. */
export const invoiceEvents: ResourceRules['events'] = (change) => [...changes(change), ...statuses(change)];

/** Tells that an invoice has become overdue. */
export const overdueEvent = (invoice: StoredRecord): DomainEvent => recordEvent(invoices, told, 'overdue', invoice);

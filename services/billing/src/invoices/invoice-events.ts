import {
  type DomainEvent,
  dayText,
  type KnownOrganization,
  type RecordEvents,
  type ResourceRules,
  recordEvent,
  recordEvents,
  statusEvents,
} from '@bms/service-kit';
import { type Invoice, invoices } from './invoices.model.ts';

/** The events of invoices. */
export interface InvoiceEvents {
  /** Builds the events of each change of an invoice, including those that other services subscribe to. */
  readonly ofChange: NonNullable<ResourceRules<Invoice>['events']>;
  /** Builds the event of an invoice that has become overdue. */
  overdue(invoice: Invoice): DomainEvent;
}

/** @param organization provides the currency of older invoices */
export function createInvoiceEvents(organization: Pick<KnownOrganization, 'current'>): InvoiceEvents {
  const described: RecordEvents<Invoice> = {
    message: 'bms.billing.InvoiceEvent',
    resource: 'invoice',
    module: 'invoices',
    data: ({ _id: id, version, created_by, due_date, ...invoice }) => {
      const { invoice_number, client_id, status, total, paid, order_id = 0, owner_id = 0 } = invoice;
      const currency = invoice.currency || organization.current().currency;
      const due = { due_date: dayText(due_date), total, paid, currency };
      return { id, version, invoice_number, client_id, status, ...due, order_id, owner_id, created_by };
    },
  };
  const changes = recordEvents(invoices, described);
  const statuses = statusEvents(invoices, { ...described, statuses: ['sent', 'paid'] });
  return {
    ofChange: (change) => [...changes(change), ...statuses(change)],
    overdue: (invoice) => recordEvent(invoices, described, 'overdue', invoice),
  };
}

import {
  type DomainEvent,
  dayText,
  type KnownOrganization,
  type RecordChange,
  type RecordEvents,
  type ResourceRules,
  recordEvent,
  recordEvents,
  statusEvents,
} from '@bms/service-kit';
import { balanceOf } from './balance.ts';
import { type Invoice, invoices } from './invoices.model.ts';
import { feesOf, paidFeesOf } from './reminders/reminder.ts';

/** The events of invoices. */
export interface InvoiceEvents {
  /** Builds the events of each change of an invoice, including those that other services subscribe to. */
  readonly ofChange: NonNullable<ResourceRules<Invoice>['events']>;
  /** Builds the event of an invoice that was created from an order. */
  madeOfOrder(invoice: Invoice): DomainEvent;
  /** Builds the event of an invoice that has become overdue. */
  overdue(invoice: Invoice): DomainEvent;
  /** Builds the event of the last reminder of an invoice. */
  reminded(invoice: Invoice): DomainEvent;
}

/** @param organization provides the currency of older invoices */
export function createInvoiceEvents(organization: Pick<KnownOrganization, 'current'>): InvoiceEvents {
  const currencyOf = ({ currency }: Invoice) => currency || organization.current().currency;
  const described: RecordEvents<Invoice, 'invoice'> = {
    message: 'bms.billing.InvoiceEvent',
    resource: 'invoice',
    module: 'invoices',
    data: (invoice) => {
      const { status, paid, credited = 0, refunded = 0, written_off = 0, deposited = 0 } = invoice;
      const { transferred = 0, order_id = 0, reminder_fees = 0, withheld_total = 0 } = invoice;
      return {
        ...summaryOf(invoice),
        status,
        paid,
        credited,
        refunded,
        written_off,
        deposited,
        transferred,
        order_id,
        reminder_fees,
        withheld_total,
        currency: currencyOf(invoice),
      };
    },
  };
  const reminders: RecordEvents<Invoice, 'invoice'> = {
    ...described,
    message: 'bms.billing.InvoiceReminderEvent',
    data: (invoice) => {
      const { step, reminded_on, fee } = invoice.reminders.at(-1)!;
      const fees = feesOf(invoice) - paidFeesOf(invoice);
      const amounts = {
        balance: balanceOf(invoice) - fees,
        fee,
        reminder_fees: fees,
        currency: currencyOf(invoice),
      };
      return { ...summaryOf(invoice), step, reminded_on: dayText(reminded_on), ...amounts };
    },
  };
  const changes = recordEvents(invoices, described);
  const statuses = statusEvents(invoices, { ...described, statuses: ['sent', 'paid'] });
  return {
    ofChange: (change) =>
      // A write-off makes an invoice paid without a payment.
      change.kind === 'updated' && change.changed.has('write_off')
        ? [...changes(change), recordEvent(invoices, described, 'written_off', change.after)]
        : [...changes(change), ...(isSentAgain(change) ? [] : statuses(change))],
    madeOfOrder: (invoice) => recordEvent(invoices, described, 'made_of_order', invoice),
    overdue: (invoice) => recordEvent(invoices, described, 'overdue', invoice),
    reminded: (invoice) => recordEvent(invoices, reminders, 'reminded', invoice),
  };
}

/** Returns true if an invoice is sent again only because a payment was refunded or voided: the client has it. */
const isSentAgain = ({ before, after }: RecordChange<Invoice>): boolean =>
  after.status === 'sent' && before !== undefined && before.status !== 'draft';

/** Returns the data that all events of an invoice have. */
function summaryOf({ _id: id, version, created_by, due_date, owner_id = 0, ...invoice }: Invoice) {
  const { invoice_number, client_id, total } = invoice;
  return { id, version, invoice_number, client_id, total, due_date: dayText(due_date), owner_id, created_by };
}

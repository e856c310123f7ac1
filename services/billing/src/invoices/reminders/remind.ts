import { assertPrecondition, type Call, changeRecord, emitRecordEvent, type Transaction } from '@bms/service-kit';
import type { OpenInvoices } from '../invoice-resource.ts';
import type { Invoice } from '../invoices.model.ts';
import { nextReminder, withReminder } from './reminder.ts';

/** Adds the next reminder to an invoice as part of a transaction, and publishes it. */
export type Remind = (invoice: Invoice, call: Call, tx: Transaction) => Promise<Invoice>;

/** Creates the function that adds the next reminder to an invoice. It does not check whether the invoice gets one. */
export function createRemind({ resource, events, organization }: OpenInvoices): Remind {
  return async (invoice, call, tx) => {
    const reminder = nextReminder(invoice, organization.current(), resource.kit.days.today());
    const reminded = await changeRecord(resource, invoice, withReminder(invoice, reminder), call, tx);
    emitRecordEvent(resource, events.reminded(reminded), reminded, tx.emit);
    return reminded;
  };
}

/**
 * Creates the function that reminds of an invoice on request of a user.
 * @throws ApiError validation_failed if the invoice is not overdue, has had its last reminder, or one today
 */
export function remindManually(deps: OpenInvoices): Remind {
  const remind = createRemind(deps);
  return (invoice, call, tx) => {
    assertPrecondition(deps.resource, invoice, call);
    return remind(invoice, call, tx);
  };
}

import type { Violation } from '@bms/contracts';
import { unmetLink } from '@bms/document-links';
import type { OperationContext } from '@bms/service-kit';
import { balanceOf, isOverdue, isOwed, OWED, refundableAlone, type StoredAmounts } from './balance.ts';

/** The fields of an invoice by which it is paid. */
interface Payable extends StoredAmounts {
  readonly status: string;
}

/** The fields of an invoice by which its client is reminded. */
interface Remindable {
  readonly status: string;
  readonly due_date?: Date;
  readonly reminders?: readonly { readonly reminded_on?: Date }[];
}

/** The preconditions of the actions on invoices. */
export const invoicePreconditions = {
  AddPayment: unmetPayment,
  AddRefund: unmetRefund,
  ApplyCredit: unmetCredit,
  Checkout: unmetCheckout,
  CreateLink: unmetLink,
  Remind: unmetReminder,
};

/** The precondition of a payment: the invoice is owed, or was written off. */
function unmetPayment({ status, written_off = 0 }: Payable): Violation | undefined {
  if (isOwed(status) || written_off !== 0) return undefined;
  const message = `Payments can only be added to an invoice that is ${OWED.join(' or ')}; this invoice is ${status}.`;
  return { field: 'status', code: 'illegal_move', message };
}

/** The precondition of a refund: the invoice has payments that are not refunded, or is overpaid with its deposits. */
function unmetRefund(invoice: Payable): Violation | undefined {
  if (refundableAlone(invoice) > 0) return undefined;
  return { field: 'amount', code: 'above_paid', message: 'The invoice has no payments that are not refunded.' };
}

/** The precondition of applying credit: the invoice is owed. */
function unmetCredit({ status }: Payable): Violation | undefined {
  if (isOwed(status)) return undefined;
  const message = `Credit can only be applied to an invoice that is ${OWED.join(' or ')}; this invoice is ${status}.`;
  return { field: 'status', code: 'illegal_move', message };
}

/** The precondition of an online payment: the invoice has a balance that its recipient can pay. */
export function unmetCheckout(invoice: Payable): Violation | undefined {
  if (isOwed(invoice.status) && balanceOf(invoice) > 0) return undefined;
  return notPayable(invoice);
}

/** Returns the violation by the online payment of an invoice. */
export const notPayable = ({ status }: Pick<Payable, 'status'>): Violation => ({
  field: 'status',
  code: 'illegal_move',
  message: `This invoice cannot be paid online; it is ${status}.`,
});

/** The precondition of a reminder: the invoice is overdue, and has had neither its last reminder nor one today. */
function unmetReminder(invoice: Remindable, { today, contract }: OperationContext): Violation | undefined {
  const { status, reminders = [] } = invoice;
  if (!isOverdue(invoice, today())) {
    const message = `Clients can only be reminded of overdue invoices; this invoice is ${status} and not overdue.`;
    return { field: 'overdue', code: 'not_overdue', message };
  }
  const most = contract.field('reminders')!.rules.maxItems;
  if (reminders.length >= most) return alreadyReminded(`An invoice can have at most ${most} reminders.`);
  const isToday = reminders.at(-1)?.reminded_on?.getTime() === today().getTime();
  return isToday ? alreadyReminded('The client was reminded of this invoice today.') : undefined;
}

const alreadyReminded = (message: string): Violation => ({ field: 'reminders', code: 'already_reminded', message });

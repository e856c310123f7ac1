import type { Identifier } from 'react-admin';

/** An invoice of a list, with its balance and currency. */
export interface ListedInvoice {
  readonly id: Identifier;
  readonly invoice_number: string;
  readonly status: string;
  /** In the smallest unit of the currency, as the balance. */
  readonly total: number;
  readonly balance: number;
  /** ISO 4217. */
  readonly currency: string;
  /** YYYY-MM-DD */
  readonly due_date: string;
  readonly created_at: string;
}

/** The debt of a customer in one currency. */
export interface Owed {
  readonly currency: string;
  readonly amount: number;
  /** The part of it that was due before today. */
  readonly overdue: number;
  /** The invoices, the earliest due first. */
  readonly invoices: readonly ListedInvoice[];
}

/** The statuses of invoices that are not paid. */
const UNPAID = ['sent', 'partially_paid'];

/** Returns true for an invoice on which something is to be paid. */
const isOwed = ({ status, balance }: Pick<ListedInvoice, 'status' | 'balance'>): boolean =>
  UNPAID.includes(status) && balance > 0;

/**
 * Returns what is owed, by currency: amounts of different currencies are never added. The currency with the earliest due
 * invoice is the first.
 * @param today YYYY-MM-DD in the time zone of the organization
 */
export function owedOf(invoices: readonly ListedInvoice[], today: string): Owed[] {
  const open = invoices.filter(isOwed).toSorted((one, other) => one.due_date.localeCompare(other.due_date));
  const byCurrency = Map.groupBy(open, ({ currency }) => currency);
  return [...byCurrency].map(([currency, inside]) => ({
    currency,
    amount: sumOf(inside),
    overdue: sumOf(inside.filter(({ due_date }) => due_date < today)),
    invoices: inside,
  }));
}

/** An amount that is paid back to a customer, in its currency. */
export interface Refund {
  readonly currency: string;
  readonly amount: number;
}

/** Returns what is to be refunded, by currency: more was paid and credited than the totals of invoices. */
export const refundsOf = (invoices: readonly ListedInvoice[]): Refund[] =>
  [...Map.groupBy(invoices, ({ currency }) => currency)].flatMap(([currency, inside]) => {
    const amount = -sumOf(inside.filter(({ status, balance }) => status !== 'cancelled' && balance < 0));
    return amount > 0 ? [{ currency, amount }] : [];
  });

const sumOf = (invoices: readonly ListedInvoice[]): number => invoices.reduce((sum, { balance }) => sum + balance, 0);

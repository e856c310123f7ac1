/** The statuses with an open balance: sent and not paid in full. */
export const OWED = ['sent', 'partially_paid'];

/** True for a status with an open balance. */
export const isOwed = (status: string | undefined): boolean => status !== undefined && OWED.includes(status);

/** The fields of an invoice that tell if it is overdue. */
interface Due {
  readonly status?: string;
  readonly due_date?: Date;
}

/** Returns true if the invoice has an open balance after its due date. */
export const isOverdue = ({ status, due_date }: Due, today: Date): boolean =>
  isOwed(status) && due_date !== undefined && due_date < today;

/** The stored values of which a refund takes its amount. */
export interface StoredAmounts extends Amounts {
  readonly deposits?: readonly unknown[];
}

/** The stored amounts of an invoice that determine its balance. Older invoices lack some, which counts as 0. */
interface Amounts {
  readonly total: number;
  readonly paid: number;
  readonly credited?: number;
  readonly refunded?: number;
  readonly written_off?: number;
  readonly deposited?: number;
  readonly transferred?: number;
  readonly applied?: number;
  readonly reminder_fees?: number;
  readonly withheld_total?: number;
}

/** Returns the amount that is still to be paid; below 0, it is to be refunded. */
export const balanceOf = ({
  total,
  paid,
  credited = 0,
  refunded = 0,
  written_off = 0,
  deposited = 0,
  transferred = 0,
  reminder_fees = 0,
  withheld_total = 0,
}: Amounts): number =>
  total + reminder_fees - withheld_total - deposited - paid - credited + refunded + transferred - written_off;

/** Returns the sum of the totals of an invoice's issued credit notes. */
export const creditedTotalOf = ({
  credited = 0,
  credited_withheld = 0,
}: {
  readonly credited?: number;
  readonly credited_withheld?: number;
}): number => credited + credited_withheld;

/** Returns the stored amount to be refunded, by which such invoices are found in an index. */
export function refundFields(invoice: Partial<Amounts> & { readonly status?: string }): { refund_due?: number } {
  const { status, total, paid } = invoice;
  if (status !== 'paid' || total === undefined || paid === undefined) return { refund_due: undefined };
  const balance = balanceOf({ ...invoice, total, paid });
  return { refund_due: balance < 0 ? -balance : undefined };
}

/** Returns the amount that was paid and neither refunded nor applied to another invoice, with what was applied to this one. */
export const keptPayments = ({
  paid,
  refunded = 0,
  applied = 0,
}: Pick<Amounts, 'paid' | 'refunded' | 'applied'>): number => paid - refunded - applied;

/** Returns the amount that can be refunded at most, by the invoice alone: see `refundableOf`. */
export function refundableAlone(invoice: StoredAmounts): number {
  const own = keptPayments(invoice);
  return invoice.deposits?.length ? Math.max(own, -balanceOf(invoice)) : own;
}

/**
 * Returns the written-off amount after a payment or a credit: what exceeds the balance reduces it first, since nothing is
 * to be refunded of it. Empty if it stays the same.
 */
export function writtenOffAfter(invoice: Amounts, amount: number): { written_off?: number } {
  const { written_off = 0 } = invoice;
  const beyond = amount - balanceOf(invoice);
  return written_off > 0 && beyond > 0 ? { written_off: Math.max(0, written_off - beyond) } : {};
}

/** Returns the status of a sent invoice with these amounts: paid if nothing is left to pay. */
export function statusOf(amounts: Amounts): 'sent' | 'partially_paid' | 'paid' {
  if (balanceOf(amounts) <= 0) return 'paid';
  return keptPayments(amounts) > 0 ? 'partially_paid' : 'sent';
}

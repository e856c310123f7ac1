import { wordsOf } from '../../contract/labels.ts';
import type { SharedDocument } from '../../document/shared-document.ts';
import { isInTime } from '../answers/possible-answers.ts';
import { dayText, dueText, longDayText } from '../days.ts';

/** The members of a document that its state follows from. */
export type StateOf = Pick<
  SharedDocument,
  'kind' | 'status' | 'total' | 'balance' | 'due_date' | 'valid_until' | 'can_answer'
>;

/**
 * Returns the state of a document in words, such as "€310.00 of €910.00 open, due in 15 days".
 * @param money formats an amount of the document
 * @param today YYYY-MM-DD in the time zone of the organization
 */
export function stateText(document: StateOf, money: (amount: number) => string, today: string): string {
  if (document.kind === 'invoice') return invoiceText(document, money, today);
  const { status, valid_until: until, can_answer } = document;
  if (status === 'sent' && !isInTime(until, today)) return `Expired on ${dayText(until!, today)}`;
  if (status === 'sent' && (can_answer || document.kind === 'contract'))
    return until ? `Waiting for your answer, until ${longDayText(until, today)}` : 'Waiting for your answer';
  return wordsOf(status);
}

function invoiceText(
  { status, total, balance, due_date: due }: StateOf,
  money: (amount: number) => string,
  today: string,
): string {
  if (status === 'cancelled') return 'Cancelled, nothing to pay';
  if (balance < 0) return `${money(-balance)} will be refunded to you`;
  if (balance === 0 || status === 'paid') return 'Paid in full';
  // With the fees of reminders, more than the total is open.
  const open = balance < total ? `${money(balance)} of ${money(total)} open` : `${money(balance)} open`;
  return due ? `${open}, ${dueText(due, today)}` : open;
}

import type { InvoiceReminderEvent } from '@bms/contracts/types/billing';
import type { AnnouncementEvent, MessageEvent } from '@bms/contracts/types/content';
import type { TaskEvent } from '@bms/contracts/types/work';
import { formatMoney, type MoneyStyle } from '@bms/money';
import { type Days, nextDay, parseDay } from '@bms/service-kit';
import type { Notification } from './notification.ts';

const linkTo = (resource: string, id: number, label: string) => ({ path: `/${resource}/${id}/show`, label });

/** Writes a total, e.g. "€1,378.75". */
const amount = (total: number, currency: string, style: MoneyStyle): string =>
  formatMoney(total, { ...style, currency: currency || style.currency });

export function taskAssigned({ id, title, deadline, recipients, changed_by }: TaskEvent): Notification {
  const until = deadline && ` It is due on ${deadline}.`;
  return {
    to: { users: recipients },
    grant: { module: 'tasks', allRecords: false },
    by: changed_by,
    subject: `Task: ${title}`,
    text: (by) =>
      by ? `${by} has assigned you the task "${title}".${until}` : `You have a new task: "${title}".${until}`,
    link: linkTo('tasks', id, 'View task'),
  };
}

/** The subjects of reminders; further ones are like the last. */
const REMINDERS = ['Reminder', 'Second reminder', 'Final reminder'];

/** Asks for the balance and the fees of all reminders. The payment may have crossed with the mail. */
export function invoiceReminded(reminder: InvoiceReminderEvent): Notification {
  const { id, client_id, invoice_number, step, due_date, balance, fee, reminder_fees: fees, currency } = reminder;
  const title = REMINDERS[step - 1] ?? REMINDERS.at(-1)!;
  return {
    to: { client: client_id },
    by: 0,
    subject: `${title}: invoice ${invoice_number}`,
    text: (_by, style) => {
      const written = (minor: number) => amount(minor, currency, style);
      const charge = fee > 0 ? ` This reminder adds a fee of ${written(fee)}.` : '';
      const sum = fees > 0 ? ` The amount to pay, with all fees, is ${written(balance + fees)}.` : '';
      return (
        `Invoice ${invoice_number} was due on ${due_date}, and ${written(balance)} of it has not been paid.${charge}${sum} ` +
        'Please pay it now. If you have already paid, please disregard this email.'
      );
    },
    link: linkTo('invoices', id, 'View invoice'),
    document: { resource: 'invoices', id, clientId: client_id },
  };
}

/** Contains neither subject nor text of the message, which only its recipient may read. */
export function messageSent({ id, to_user_id, from_user_id }: MessageEvent): Notification {
  return {
    to: { users: [to_user_id] },
    grant: { module: 'messages', allRecords: false },
    by: from_user_id,
    subject: 'New message',
    text: (by) => (by ? `${by} has sent you a message.` : 'You have a new message.'),
    link: linkTo('messages', id, 'Read message'),
  };
}

/** An announcement is only visible between its dates; content publishes the event on the first day. */
export function announcementPublished(
  { id, title, share_with, created_by, end_date }: AnnouncementEvent,
  days: Pick<Days, 'startOf'>,
): Notification {
  return {
    to: { shares: share_with },
    grant: { module: 'announcements', allRecords: true },
    by: created_by,
    subject: `Announcement: ${title}`,
    text: (by) =>
      by ? `${by} has published the announcement "${title}".` : `There is a new announcement: "${title}".`,
    link: linkTo('announcements', id, 'Read announcement'),
    ...(end_date && { notAfter: days.startOf(nextDay(parseDay(end_date))) }),
  };
}

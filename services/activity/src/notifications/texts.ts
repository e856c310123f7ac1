import type { InvoiceReminderEvent, PaymentReceiptEvent } from '@bms/contracts/types/billing';
import type { AnnouncementEvent, MessageEvent } from '@bms/contracts/types/content';
import type { TaskEvent } from '@bms/contracts/types/work';
import { type Days, nextDay, parseDay } from '@bms/service-kit';
import type { DocumentReceipt, DocumentReminder, Notice } from './notification.ts';

const linkTo = (resource: string, id: number, label: string) => ({ path: `/${resource}/${id}/show`, label });

export function taskAssigned({ id, title, deadline, recipients, changed_by }: TaskEvent): Notice {
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

/** Asks the client for the balance and the fees of an overdue invoice. */
export const invoiceReminded = (reminder: InvoiceReminderEvent): DocumentReminder => ({
  to: { client: reminder.client_id },
  by: 0,
  document: { resource: 'invoices', id: reminder.id, clientId: reminder.client_id },
  reminder,
});

/** Confirms a payment to the client. */
export const paymentReceived = (receipt: PaymentReceiptEvent): DocumentReceipt => ({
  to: { client: receipt.client_id },
  by: 0,
  document: { resource: 'invoices', id: receipt.invoice_id, clientId: receipt.client_id },
  receipt,
});

/** Contains neither subject nor text of the message, which only its recipient may read. */
export function messageSent({ id, to_user_id, from_user_id }: MessageEvent): Notice {
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
): Notice {
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

import type { InvoiceEvent } from '@bms/contracts/types/billing';
import type { AnnouncementEvent, MessageEvent } from '@bms/contracts/types/content';
import type { ContractEvent, EstimateEvent } from '@bms/contracts/types/crm';
import type { TaskEvent } from '@bms/contracts/types/work';
import type { Notice } from './notice.ts';

const DAY_MS = 24 * 3600_000;

/** What is told of an event. */
type Tell = (data: never) => Notice;

/** The events of other services that users are told of by mail, by service and type. */
export const notices: Readonly<Record<string, Readonly<Record<string, Tell>>>> = {
  work: { 'task.assigned': taskAssigned },
  billing: { 'invoice.sent': invoiceSent },
  content: { 'message.sent': messageSent, 'announcement.published': announcementPublished },
  crm: { 'estimate.sent': estimateSent, 'contract.sent': contractSent },
};

function taskAssigned({ title, deadline, recipients, changed_by }: TaskEvent): Notice {
  const until = deadline && ` It is to be done by ${deadline}.`;
  return {
    to: { users: recipients },
    by: changed_by,
    subject: `Task: ${title}`,
    text: `you were put on the task "${title}".${until}`,
  };
}

function invoiceSent({ client_id, invoice_number, total, due_date }: InvoiceEvent): Notice {
  return {
    to: { client: client_id },
    by: 0,
    subject: `Invoice ${invoice_number}`,
    text: `there is a new invoice for you: ${invoice_number} over ${total}, due on ${due_date}.`,
  };
}

function estimateSent({ client_id, estimate_number, total, valid_until }: EstimateEvent): Notice {
  const until = valid_until && ` It can be accepted until ${valid_until}.`;
  return {
    to: { client: client_id },
    by: 0,
    subject: `Estimate ${estimate_number}`,
    text: `there is a new estimate for you: ${estimate_number} over ${total}.${until}`,
  };
}

function contractSent({ client_id, id, title }: ContractEvent): Notice {
  return {
    to: { client: client_id },
    by: 0,
    subject: `Contract ${id}: ${title}`,
    text: `there is a new contract for you: ${id}, "${title}".`,
  };
}

/** What it says is for its recipient, and not for whoever sees the mail on its way. */
function messageSent({ to_user_id, from_user_id, subject }: MessageEvent): Notice {
  return {
    to: { users: [to_user_id] },
    by: from_user_id,
    subject: subject ? `Message: ${subject}` : 'A message for you',
    text: 'there is a new message for you.',
  };
}

/** Nobody is to see an announcement outside of its days; content tells of it when the first has come. */
function announcementPublished({ title, share_with, created_by, end_date }: AnnouncementEvent): Notice {
  return {
    to: { shares: share_with },
    by: created_by,
    subject: `Announcement: ${title}`,
    text: `there is a new announcement: "${title}".`,
    ...(end_date && { notAfter: new Date(startOfDay(end_date).getTime() + DAY_MS) }),
  };
}

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

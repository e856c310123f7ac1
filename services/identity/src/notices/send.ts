import type { Transaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { Documents } from '../documents/documents.ts';
import { readOrganization } from '../organization/read-organization.ts';
import { fullName, USERS, type User } from '../users/user.model.ts';
import type { Notice } from './notice.ts';
import type { NoticeQueue } from './notice-mail.ts';
import type { Recipient } from './recipient.ts';
import { recipientsOf } from './recipients.ts';

/** The age after which no mail is sent about an event, e.g. when a stream is published again. */
const MAX_AGE_MS = 3 * 24 * 3600_000;

/** A notice to send. */
interface DueNotice {
  /** The id of the event. */
  readonly id: string;
  /** The time of the event. */
  readonly at: Date;
  /** The user who caused the event; 0 for none. */
  readonly causedBy?: number;
  readonly notice: Notice;
}

/** The dependencies of sending notices. */
export interface NoticeDeps {
  readonly db: Connection;
  readonly queue: NoticeQueue;
  /** Required for notices to clients. */
  readonly documents?: Documents;
}

/** Queues an outgoing message for each recipient of a notice; none if the event is too old. */
export async function sendNotice(
  { db, queue, documents }: NoticeDeps,
  { id, at, causedBy = 0, notice }: DueNotice,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const { subject, link, notAfter } = notice;
  const expiresAt = new Date(Math.min(at.getTime() + MAX_AGE_MS, notAfter?.getTime() ?? Number.POSITIVE_INFINITY));
  if (expiresAt.getTime() < Date.now()) return;
  const recipients = await recipientsOf(db, documents, notice, tx.session);
  if (recipients.length === 0) return;
  // Documents name their sender. Other notices without a sender, such as messages of the system, name no one.
  const by = 'client' in notice.to ? causedBy : notice.by;
  const { currency, locale } = await readOrganization(db);
  const text = notice.text(await nameOf(db, by, tx), { currency, locale });
  const dispatches = recipients.map((recipient) => ({
    message: {
      kind: 'notice',
      to: recipient.email,
      name: recipient.name,
      subject,
      text,
      ...placeOf(recipient, link),
    } as const,
    userId: recipient.userId,
    withoutAccount: recipient.documentsOf !== undefined,
    expiresAt,
    id: `${id}-${recipient.key}`,
  }));
  await queue.add(dispatches, tx);
}

/** Leaves the link out for a recipient without an account, who could not open the page. */
const placeOf = ({ documentsOf }: Recipient, link: Notice['link']) =>
  documentsOf === undefined ? { link } : { documentsOf };

async function nameOf(db: Connection, userId: number, { session }: Pick<Transaction, 'session'>): Promise<string> {
  const user = userId > 0 ? await db.collection<User>(USERS).findOne({ _id: userId }, { session }) : null;
  return user ? fullName(user) : '';
}

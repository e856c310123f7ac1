import type { NotificationRecipient, NotificationRecipientsResponse } from '@bms/contracts/types/identity';
import { createMessageQueue, type Encryption, openMailChannel, startSender } from '@bms/mail';
import { type Kit, type KnownOrganization, ownCall, type Transaction } from '@bms/service-kit';
import type { ActivityConfig } from '../config.ts';
import type { Audience, Notification } from './notification.ts';
import { type NotificationMail, notificationKinds } from './notification-mail.ts';

const RECIPIENTS = '/bms.identity.Directory/NotificationRecipients';
/** The age after which no mail is sent about an event, e.g. when a stream is published again. */
const MAX_AGE_MS = 3 * 24 * 3600_000;
/** The maximum number of concurrent SMTP connections. */
const CONNECTIONS = 2;

/** A notification to send. */
export interface DueNotification {
  /** The id of the event. */
  readonly id: string;
  /** The time of the event. */
  readonly at: Date;
  /** The user who caused the event; 0 for none. */
  readonly causedBy?: number;
  readonly notification: Notification;
}

/** Sends notifications by mail. */
export interface Notifier {
  /**
   * Queues a mail for each recipient of a notification, if the transaction commits; none if the event is too old.
   * @throws ApiError unavailable if identity is, which knows the recipients
   */
  notify(due: DueNotification, tx: Pick<Transaction, 'session' | 'emit'>): Promise<void>;
}

/** The dependencies of notifications. */
export interface NotificationDeps {
  readonly kit: Kit;
  readonly encryption: Encryption;
  readonly organization: KnownOrganization;
}

/** Creates the notifier of a process. */
export function createNotifier({ kit, encryption, organization }: NotificationDeps): Notifier {
  const queue = createMessageQueue<NotificationMail>({
    db: kit.db,
    encryption,
    kinds: notificationKinds,
    eventMessage: 'bms.activity.NotificationEvent',
  });
  return {
    notify: async (due, tx) => {
      const expiresAt = expiryOf(due);
      if (expiresAt.getTime() < Date.now()) return;
      const { recipients, sender_name } = await findRecipients(kit, due);
      if (recipients.length === 0) return;
      const text = due.notification.text(sender_name, await readOrganization(kit, organization));
      const dispatches = recipients.map((recipient) => ({
        message: mailTo(recipient, due.notification, text),
        userId: recipient.user_id,
        withoutAccount: recipient.documents_of !== '',
        expiresAt,
        id: `${due.id}-${recipient.key}`,
      }));
      await queue.add(dispatches, tx);
    },
  };
}

/** Starts to send what notifiers queue. */
export function startNotificationSender(
  { kit, encryption, organization }: NotificationDeps,
  mail: ActivityConfig['mail'],
): void {
  startSender(kit, {
    name: 'notice_sender',
    encryption,
    kinds: notificationKinds,
    channels: { mail: openMailChannel(kit, { ...mail, connections: CONNECTIONS }) },
    publicUrl: mail.publicUrl,
    organizationName: async () => (await readOrganization(kit, organization)).name,
  });
}

function expiryOf({ at, notification: { notAfter } }: DueNotification): Date {
  return new Date(Math.min(at.getTime() + MAX_AGE_MS, notAfter?.getTime() ?? Number.POSITIVE_INFINITY));
}

const readOrganization = (kit: Kit, organization: KnownOrganization) =>
  organization.ready(ownCall(kit, { rpc: '/bms.activity.AuditLog/List' }));

function findRecipients(kit: Kit, { notification, causedBy = 0 }: DueNotification) {
  const { to, by } = notification;
  // Documents name their sender. Other notifications without a sender, such as messages of the system, name no one.
  const sender_id = 'client' in to ? causedBy : by;
  const request = { ...audienceOf(to), except_id: by, sender_id };
  return kit.request<NotificationRecipientsResponse>(RECIPIENTS, request);
}

function audienceOf(to: Audience): { user_ids: readonly number[]; client_id: number; shares: readonly string[] } {
  const nobody = { user_ids: [], client_id: 0, shares: [] };
  if ('client' in to) return { ...nobody, client_id: to.client };
  return 'users' in to ? { ...nobody, user_ids: to.users } : { ...nobody, shares: to.shares };
}

/** Leaves the link out for a recipient without an account, who could not open the page. */
function mailTo(recipient: NotificationRecipient, { subject, link }: Notification, text: string): NotificationMail {
  const { email, name, documents_of } = recipient;
  const more = documents_of === '' ? { link } : { documentsOf: documents_of };
  return { kind: 'notice', to: email, name, subject, text, ...more };
}

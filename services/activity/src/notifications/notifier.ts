import type { NotificationRecipient } from '@bms/contracts/types/identity';
import { createMessageQueue, type Encryption, type MessageKinds, openMailChannel, startSender } from '@bms/mail';
import type { MoneyStyle } from '@bms/money';
import { type Kit, type KnownOrganization, ownCall, type Transaction } from '@bms/service-kit';
import type { ActivityConfig } from '../config.ts';
import { createDocumentKind, type DocumentMail, type MailedDocument } from './document-mail.ts';
import { findDocumentRecipients } from './document-recipients.ts';
import type { MailedResource } from './mailed-resources.ts';
import type { Notification } from './notification.ts';
import { createNoticeKind, type NotificationMail } from './notification-mail.ts';
import { isRecipient, RECIPIENTS, recipientsRequest } from './recipients.ts';

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
  readonly notification: Notification;
}

/** A document that was sent, with the id and the time of the event. */
export interface SentDocument {
  readonly id: string;
  readonly at: Date;
  readonly document: MailedDocument;
  /** The rpc that returns its recipients. */
  readonly get: MailedResource['get'];
}

/** Queues prepared mails, if the transaction commits. */
export type Queueing = (tx: Pick<Transaction, 'session' | 'emit'>) => Promise<void>;

const nothing: Queueing = async () => {};

/** Sends notifications by mail. Their recipients are read before the transaction in which they are queued. */
export interface Notifier {
  /**
   * Prepares a mail for each recipient of a notification; none if the event is too old.
   * @throws ApiError unavailable if identity is, which knows the recipients
   */
  notification(due: DueNotification): Promise<Queueing>;
  /**
   * Prepares a mail for each recipient of a document that was sent; none if the event is too old, or the document no longer
   * exists.
   * @throws ApiError unavailable if the document's service or identity is
   */
  documentMail(sent: SentDocument): Promise<Queueing>;
}

/** The dependencies of notifications. */
export interface NotificationDeps {
  readonly kit: Kit;
  readonly encryption: Encryption;
  readonly organization: KnownOrganization;
}

type QueuedMail = NotificationMail | DocumentMail;

const createKinds = ({ kit, encryption }: NotificationDeps): MessageKinds<QueuedMail, 'mail'> => ({
  notice: createNoticeKind((permitted, userId) => isRecipient(kit.request, permitted, userId)),
  document: createDocumentKind({ kit, encryption }),
});

/** Creates the notifier of a process. */
export function createNotifier(deps: NotificationDeps): Notifier {
  const { kit, encryption, organization } = deps;
  const queue = createMessageQueue<QueuedMail>({
    db: kit.db,
    encryption,
    kinds: createKinds(deps),
    eventMessage: 'bms.activity.NotificationEvent',
  });
  return {
    notification: async (due) => {
      const expiresAt = expiryOf(due.at, due.notification.notAfter);
      if (expiresAt.getTime() < Date.now()) return nothing;
      const { recipients, sender_name } = await findRecipients(kit, due);
      if (recipients.length === 0) return nothing;
      const { currency, locale } = await readOrganization(kit, organization);
      const message = messageOf(due.notification, sender_name, { currency, locale });
      const dispatches = recipients.map((recipient) => ({
        message: message(recipient),
        userId: recipient.user_id,
        withoutAccount: recipient.documents_of !== '',
        expiresAt,
        id: `${due.id}-${recipient.key}`,
      }));
      return (tx) => queue.add(dispatches, tx);
    },
    documentMail: async ({ id, at, document, get }) => {
      const expiresAt = expiryOf(at);
      if (expiresAt.getTime() < Date.now()) return nothing;
      const recipients = await findDocumentRecipients(kit, encryption, document, get);
      const dispatches = recipients.map(({ key, email: to, userId }) => ({
        message: { kind: 'document', to, document, hasAccount: userId !== 0 } as const,
        userId,
        withoutAccount: userId === 0,
        expiresAt,
        id: `${id}-${key}`,
      }));
      return (tx) => queue.add(dispatches, tx);
    },
  };
}

/** Starts to send what notifiers queue. */
export function startNotificationSender(deps: NotificationDeps, mail: ActivityConfig['mail']): void {
  const { kit, encryption, organization } = deps;
  startSender(kit, {
    name: 'notice_sender',
    encryption,
    kinds: createKinds(deps),
    channels: { mail: openMailChannel(kit, { ...mail, connections: CONNECTIONS }) },
    publicUrl: mail.publicUrl,
    branding: async () => {
      const { name, accent_color: accentColor } = await readOrganization(kit, organization);
      return { organization: name, accentColor };
    },
  });
}

function expiryOf(at: Date, notAfter?: Date): Date {
  return new Date(Math.min(at.getTime() + MAX_AGE_MS, notAfter?.getTime() ?? Number.POSITIVE_INFINITY));
}

const readOrganization = (kit: Kit, organization: KnownOrganization) =>
  organization.ready(ownCall(kit, { rpc: '/bms.activity.AuditLog/List' }));

function findRecipients(kit: Kit, { notification }: DueNotification) {
  return kit.request(RECIPIENTS, recipientsRequest(notification, notification.by));
}

/** Returns the function that makes the mail of a notification to a recipient. @param by the name of who caused the event */
function messageOf(
  notification: Notification,
  by: string,
  style: MoneyStyle,
): (to: NotificationRecipient) => QueuedMail {
  if ('document' in notification) {
    const { document } = notification;
    return ({ email: to, name, documents_of: documentsOf }) => {
      const mail = { kind: 'document', to, document, hasAccount: documentsOf === '' } as const;
      return 'reminder' in notification
        ? { ...mail, reminder: { name, values: notification.reminder, style } }
        : { ...mail, receipt: { name, values: notification.receipt, style } };
    };
  }
  const { subject, link, grant } = notification;
  const text = notification.text(by, style);
  return ({ email: to, name, user_id: userId, is_portal: isPortal }) => {
    const permitted = grant && { audience: { to: notification.to, grant }, userId };
    return { kind: 'notice', to, name, subject, text, link, isPortal, ...permitted };
  };
}

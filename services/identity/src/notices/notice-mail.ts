import {
  accountReason,
  createMessageQueue,
  type Encryption,
  type MailContent,
  type MessageContext,
  type MessageKinds,
  type MessageQueue,
  type PanelLink,
  panelUrl,
  renderMail,
} from '@bms/mail';
import type { Connection } from 'mongoose';

/** A mail about an event. */
export interface NoticeMail {
  readonly kind: 'notice';
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  /** The event, in whole sentences. */
  readonly text: string;
  /** Missing if the recipient has no account to open it with, and in outgoing messages queued by an older version. */
  readonly link?: PanelLink;
  /** The client whose documents a recipient without an account gets. */
  readonly documentsOf?: string;
}

/** The queue of notices by mail. */
export type NoticeQueue = MessageQueue<NoticeMail>;

/** The kinds of outgoing messages about events. */
export const noticeKinds: MessageKinds<NoticeMail, 'mail'> = {
  notice: {
    event: 'notice.requested',
    channel: 'mail',
    render: (message, context) => renderMail(noticeContent(message, context), context.organization),
  },
};

/** Creates the queue of notices by mail. */
export const createNoticeQueue = (db: Connection, encryption: Encryption): NoticeQueue =>
  createMessageQueue({ db, encryption, kinds: noticeKinds, eventMessage: 'bms.identity.SendJobEvent' });

function noticeContent(message: NoticeMail, context: MessageContext): MailContent {
  const { subject, name, text, link, documentsOf } = message;
  const { organization } = context;
  const reason =
    documentsOf === undefined
      ? `${accountReason(context)} You can turn off these emails in your profile: ${panelUrl(context, '/profile')}`
      : `You are receiving this email because ${organization} sends documents for ${documentsOf} to this address.`;
  const button = link && { label: link.label, url: panelUrl(context, link.path) };
  return { subject, name, paragraphs: [text], ...(button && { button }), reason };
}

import {
  accountReason,
  type MailContent,
  type MessageContext,
  type MessageKind,
  type PanelLink,
  panelUrl,
  renderMail,
} from '@bms/mail';
import type { Permitted } from './recipients.ts';

/** A queued notification to one recipient. */
export interface NotificationMail {
  readonly kind: 'notice';
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  /** The event, in whole sentences. */
  readonly text: string;
  /** Missing if the recipient has no account to open it with, and in mails queued by an older version. */
  readonly link?: PanelLink;
  /** True for portal users, whose links lead to the portal. */
  readonly isPortal?: boolean;
  /** The recipients who may view the record, and the account of this one; missing if that needs no grant. */
  readonly audience?: Permitted;
  readonly userId?: number;
  /** The client whose documents a recipient without an account gets, in mails queued by an older version. */
  readonly documentsOf?: string;
}

/**
 * Creates the kind of notifications by mail. A recipient who may no longer view the record when the mail is sent gets
 * none.
 */
export const createNoticeKind = (
  isRecipient: (audience: Permitted, userId: number) => Promise<boolean>,
): MessageKind<NotificationMail, 'mail'> => ({
  event: 'notice.requested',
  channel: 'mail',
  render: async (mail, context) => {
    const { audience, userId = 0 } = mail;
    if (audience && !(await isRecipient(audience, userId))) return undefined;
    return renderMail(contentOf(mail, context), context);
  },
});

function contentOf(mail: NotificationMail, context: MessageContext): MailContent {
  const { subject, name, text, link, isPortal, documentsOf } = mail;
  const reason =
    documentsOf === undefined
      ? `${accountReason(context)} You can turn off these emails in your profile: ${panelUrl(context, '/profile', isPortal)}`
      : `You are receiving this email because ${context.organization} sends documents for ${documentsOf} to this address.`;
  const button = link && { label: link.label, url: panelUrl(context, link.path, isPortal) };
  return { subject, name, paragraphs: [text], ...(button && { button }), reason };
}

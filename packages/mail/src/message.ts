import type { EventData, EventName } from '@bms/events';

/** An outgoing message: its kind, its recipient, and the values that its text is made from. It is stored as JSON. */
export interface OutgoingMessage {
  readonly kind: string;
  /** An email address, or a phone number (E.164). */
  readonly to: string;
}

/** The channels of outgoing messages. */
export type ChannelName = 'mail' | 'sms';

/** The branding of the business that sends messages. */
export interface Branding {
  /** The name of the business. */
  readonly organization: string;
  /** The color of buttons and links, as `#rrggbb`. */
  readonly accentColor: string;
}

/** The message's id and branding, and the URL of the panel. */
export interface MessageContext extends Branding {
  /** The id of the queued message: the same for each attempt. */
  readonly id: string;
  /** The public URL of the system (PUBLIC_URL). */
  readonly publicUrl: string;
}

/** A file in a mail. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** The id by which the HTML shows the image (RFC 2392); undefined for an attachment. */
  readonly contentId?: string;
}

/** The text of an outgoing message; mails also have HTML. */
export interface RenderedMessage {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly files?: readonly MailFile[];
  /** The name of the sender; by default that of MAIL_FROM. */
  readonly senderName?: string;
  /** The address for replies; by default that of the sender. */
  readonly replyTo?: string;
}

/** The types of events that announce an outgoing message. */
export type OutgoingEvent = {
  [Type in EventName]: EventData[Type] extends { send_job_id: string } ? Type : never;
}[EventName];

/** A kind of outgoing message. */
export interface MessageKind<Message extends OutgoingMessage, Name extends ChannelName = ChannelName> {
  /** The type of the event that triggers the sender, e.g. `otp.requested`. */
  readonly event: OutgoingEvent;
  readonly channel: Name;
  /** Renders a message. @returns undefined if it is no longer to be sent */
  render(message: Message, context: MessageContext): RenderedMessage | undefined | Promise<RenderedMessage | undefined>;
}

/** The kinds of the outgoing messages of a queue, by name. */
export type MessageKinds<Message extends OutgoingMessage, Name extends ChannelName = ChannelName> = {
  readonly [Kind in Message['kind']]: MessageKind<Extract<Message, { kind: Kind }>, Name>;
};

/** A page of the panel that a mail leads to. */
export interface PanelLink {
  /** The path in the panel, e.g. `/invoices/7/show`. */
  readonly path: string;
  /** The label of the button, e.g. "View invoice". */
  readonly label: string;
}

/** Returns the URL of a page of the panel, for portal users that of the portal. @param path e.g. `/invoices/7/show` */
export const panelUrl = ({ publicUrl }: Pick<MessageContext, 'publicUrl'>, path: string, isPortal = false): string =>
  `${publicUrl.replace(/\/+$/, '')}/${isPortal ? 'portal' : 'admin'}/#${path}`;

/** Returns the reason, for the footer, of a mail to a recipient with an account. */
export const accountReason = ({ organization }: Pick<MessageContext, 'organization'>): string =>
  `You are receiving this email because you have an account with ${organization}.`;

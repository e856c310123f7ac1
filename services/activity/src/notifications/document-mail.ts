import type { ComposedMail, FileContent } from '@bms/contracts/types/api';
import { type Encryption, type MailContent, type MailFile, type MessageKind, panelUrl, renderMail } from '@bms/mail';
import type { MoneyStyle } from '@bms/money';
import { DEFAULT_ACCENT_COLOR, ifFound, type Kit } from '@bms/service-kit';
import { footerOf } from './footers.ts';
import { mailedResources } from './mailed-resources.ts';
import { type ReceiptValues, receiptTexts } from './receipt-texts.ts';
import { type InvoiceMailTexts, type ReminderValues, reminderTexts } from './reminder-texts.ts';

/** The length of the token in a link: 192 bits in base64url. */
const TOKEN_LENGTH = 32;
const LOGO_ID = 'logo';

/** The document that a mail is about. */
export interface MailedDocument {
  /** The key of its module, e.g. `invoices`. */
  readonly resource: string;
  readonly id: number;
  /** The client to whom it was sent. */
  readonly clientId: number;
}

/** A queued mail with a document to one address. The document's service composes it when it is sent. */
export interface DocumentMail {
  readonly kind: 'document';
  readonly to: string;
  readonly document: MailedDocument;
  /** True if the recipient has an account, with a preference for mails. */
  readonly hasAccount: boolean;
  /** The reminder that the mail is. */
  readonly reminder?: QueuedTexts<ReminderValues>;
  /** The receipt that the mail is. Without it and a reminder, it is the mail of the document's sending. */
  readonly receipt?: QueuedTexts<ReceiptValues>;
  /** The texts of a reminder that an older version queued. */
  readonly notice?: QueuedNotice;
}

/** A queued reminder or receipt to one recipient. Its texts are written when it is sent, in the language of the document. */
interface QueuedTexts<Values> {
  /** The name of the recipient; empty if unknown. */
  readonly name: string;
  readonly values: Values;
  /** The format of amounts. */
  readonly style: MoneyStyle;
}

/** The texts of a mail about a document, in English. */
interface QueuedNotice {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** The dependencies of mails with documents. */
interface DocumentMailDeps {
  readonly kit: Pick<Kit, 'contract' | 'request'>;
  readonly encryption: Encryption;
}

/**
 * Creates the kind of mails with a document: its text, its files and a link to its page. The token of the link is
 * derived from the id of the queued mail: each attempt has the same link, and no token is stored.
 * @see docs/adr/0211-document-mails.md
 */
export function createDocumentKind({ kit, encryption }: DocumentMailDeps): MessageKind<DocumentMail, 'mail'> {
  const rpcs = new Map(mailedResources(kit.contract).map(({ module, compose }) => [module, compose]));
  return {
    event: 'notice.requested',
    channel: 'mail',
    render: async (mail, { id, publicUrl }) => {
      const { resource, id: documentId, clientId: client_id } = mail.document;
      const token = encryption.digest('document-link', id).slice(0, TOKEN_LENGTH);
      const message = { id: documentId, client_id, to: mail.to, token };
      const composed = await ifFound(kit.request(rpcs.get(resource)!, message));
      return composed && render(mail, composed, panelUrl({ publicUrl }, '/profile', true));
    },
  };
}

function render(mail: DocumentMail, composed: ComposedMail, profileUrl: string) {
  const { logo, attachments, organization_name: organization, client_name: client, reply_to } = composed;
  const texts = textsOf(composed, mail);
  const reason = footerOf(texts.language, { organization, client, ...(mail.hasAccount && { profileUrl }) });
  const content = { ...texts, reason, ...(logo && { logoId: LOGO_ID }) };
  return {
    ...renderMail(content, { organization, accentColor: composed.accent_color || DEFAULT_ACCENT_COLOR }),
    files: [...(logo ? [{ ...fileOf(logo), contentId: LOGO_ID }] : []), ...attachments.map(fileOf)],
    senderName: organization,
    ...(reply_to && { replyTo: reply_to }),
  };
}

type Texts = Omit<MailContent, 'reason'> & { readonly language: string };

const sentTexts = ({ subject, message, language, button_label: label, url }: ComposedMail): Texts => ({
  subject,
  language,
  paragraphs: message.trim().split(/(?:\r?\n[ \t]*){2,}/),
  button: { label, url },
});

function textsOf(composed: ComposedMail, { reminder, receipt, notice }: DocumentMail): Texts {
  const { language } = composed;
  if (notice) return noticeTexts(notice, composed.url);
  if (reminder) return aboutInvoice(composed, reminderTexts(reminder.values, reminder.name, language, reminder.style));
  if (receipt) return aboutInvoice(composed, receiptTexts(receipt.values, receipt.name, language, receipt.style));
  return sentTexts(composed);
}

const aboutInvoice = ({ language, url }: ComposedMail, { button: label, ...texts }: InvoiceMailTexts): Texts => ({
  ...texts,
  language,
  button: { label, url },
});

const noticeTexts = ({ name, subject, text, button }: QueuedNotice, url: string): Texts => ({
  subject,
  language: 'en',
  name,
  paragraphs: [text],
  button: { label: button, url },
});

const fileOf = ({ file_name: name, media_type: mediaType, content }: FileContent): MailFile => ({
  name,
  mediaType,
  content,
});

import { type MailContent, renderMail } from './mail-template.ts';

/** The credentials of a user. */
export type Credential = 'email' | 'phone' | 'password';

/** A page of the panel that a mail leads to. */
export interface PanelLink {
  /** The path in the panel, e.g. `/invoices/7/show`. */
  readonly path: string;
  /** The label of the button, e.g. "View invoice". */
  readonly label: string;
}

/** A mail with a code to choose a password with. */
interface CodeLetter {
  readonly to: string;
  readonly name: string;
  readonly code: string;
}

/** A mail about a change of a user's credentials. */
interface AccountChange extends CodeLetter {
  readonly changed: readonly Credential[];
  /** The time of the change (RFC 3339, UTC). The code reverts it. */
  readonly at: string;
}

/** A mail about an event. */
interface NoticeLetter {
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

/** An outgoing message, by its kind. */
export type Letter =
  | { readonly kind: 'sign_in_otp' | 'phone_change_otp'; readonly to: string; readonly code: string }
  | (CodeLetter & { readonly kind: 'password_reset' })
  | (CodeLetter & { readonly kind: 'invitation' })
  | (AccountChange & { readonly kind: 'account_change' })
  | (AccountChange & { readonly kind: 'account_change_sms' })
  | (NoticeLetter & { readonly kind: 'notice' });

/** The event type and the channel of each kind of outgoing message. */
export const letterKinds = {
  sign_in_otp: { event: 'otp.requested', channel: 'sms' },
  phone_change_otp: { event: 'otp.requested', channel: 'sms' },
  password_reset: { event: 'password_reset.requested', channel: 'mail' },
  invitation: { event: 'user.invited', channel: 'mail' },
  account_change: { event: 'account_change.noticed', channel: 'mail' },
  account_change_sms: { event: 'account_change.noticed', channel: 'sms' },
  notice: { event: 'notice.requested', channel: 'mail' },
} as const;

/** The sender, and the URL of the panel. */
export interface SenderContext {
  /** The name of the business. */
  readonly organization: string;
  /** The public URL of the system (PUBLIC_URL). */
  readonly publicUrl: string;
}

/** The text of an outgoing message; mails also have HTML. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Renders an outgoing message. */
export function writeLetter(letter: Letter, context: SenderContext): WrittenLetter {
  const mail = (content: MailContent) => renderMail(content, context.organization);
  switch (letter.kind) {
    case 'sign_in_otp':
      return otpText('Your code to sign in', letter.code);
    case 'phone_change_otp':
      return otpText('Your code to confirm this phone number', letter.code);
    case 'account_change_sms':
      return accountChangeSms(letter, context);
    case 'account_change':
      return mail(accountChangeContent(letter, context));
    case 'password_reset':
      return mail(resetContent(letter, context));
    case 'invitation':
      return mail(invitationContent(letter, context));
    case 'notice':
      return mail(noticeContent(letter, context));
  }
}

/** Returns the URL of a page of the panel. */
const panelUrl = ({ publicUrl }: SenderContext, path: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/admin/#${path}`;

const passwordUrl = (context: SenderContext, code: string): string =>
  panelUrl(context, `/change-password?code=${encodeURIComponent(code)}`);

const hasAccount = ({ organization }: SenderContext): string =>
  `You are receiving this email because you have an account with ${organization}.`;

function resetContent({ name, code }: CodeLetter, context: SenderContext): MailContent {
  return {
    subject: 'Set a new password',
    name,
    paragraphs: [
      `A new password was requested for your account with ${context.organization}.`,
      'The link is valid once, for 60 minutes. If you did not request a new password, you can ignore this email; your password stays the same.',
    ],
    button: { label: 'Set a new password', url: passwordUrl(context, code) },
    code,
    reason: hasAccount(context),
  };
}

function invitationContent({ name, to, code }: CodeLetter, context: SenderContext): MailContent {
  const { organization } = context;
  return {
    subject: `Your account with ${organization}`,
    name,
    paragraphs: [
      `${organization} has created an account for you. Choose a password to sign in with ${to}.`,
      'The link is valid once, for 72 hours. After that, request a new password on the sign-in page.',
    ],
    button: { label: 'Choose a password', url: passwordUrl(context, code) },
    code,
    reason: hasAccount(context),
  };
}

function noticeContent(letter: NoticeLetter, context: SenderContext): MailContent {
  const { subject, name, text, link, documentsOf } = letter;
  const { organization } = context;
  const reason =
    documentsOf === undefined
      ? `${hasAccount(context)} You can turn off these emails in your profile: ${panelUrl(context, '/profile')}`
      : `You are receiving this email because ${organization} sends documents for ${documentsOf} to this address.`;
  const button = link && { label: link.label, url: panelUrl(context, link.path) };
  return { subject, name, paragraphs: [text], ...(button && { button }), reason };
}

const credentialNames = { email: 'email address', phone: 'phone number', password: 'password' } as const;

/** Returns a sentence such as "Your email address and phone number were changed". */
function changeSentence({ changed }: AccountChange): string {
  const names = changed.map((credential) => credentialNames[credential]);
  return `Your ${names.join(' and ')} ${names.length > 1 ? 'were' : 'was'} changed`;
}

const undoUrl = ({ code }: AccountChange, context: SenderContext): string =>
  panelUrl(context, `/undo-change?code=${encodeURIComponent(code)}`);

function accountChangeContent(letter: AccountChange, context: SenderContext): MailContent {
  const subject = changeSentence(letter);
  const at = `${letter.at.slice(0, 10)} at ${letter.at.slice(11, 16)} UTC`;
  return {
    subject,
    name: letter.name,
    paragraphs: [
      `${subject} on ${at}. If you made this change, you do not need to do anything.`,
      'If you did not, undo it. This restores your previous email address, phone number and password, and signs you out on all devices. The link is valid once, for 72 hours.',
    ],
    button: { label: 'Undo the change', url: undoUrl(letter, context) },
    reason: hasAccount(context),
  };
}

function accountChangeSms(letter: AccountChange, context: SenderContext): WrittenLetter {
  const subject = changeSentence(letter);
  const { host } = new URL(context.publicUrl);
  return { subject, text: `${subject} at ${host}. Not you? Undo it within 72 hours: ${undoUrl(letter, context)}` };
}

function otpText(what: string, code: string): WrittenLetter {
  return { subject: what, text: `${what} is ${code}. It is valid for 5 minutes. Do not share it with anyone.` };
}

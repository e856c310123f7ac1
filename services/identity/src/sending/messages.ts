import {
  accountReason,
  createMessageQueue,
  type Encryption,
  type MailContent,
  type MessageContext,
  type MessageKinds,
  type MessageQueue,
  panelUrl,
  type RenderedMessage,
  renderMail,
} from '@bms/mail';
import type { Connection } from 'mongoose';

/** The credentials of a user. */
export type Credential = 'email' | 'phone' | 'password';

/** A message with a one-time password. */
interface OtpMessage {
  readonly to: string;
  readonly code: string;
}

/** A message with a code that leads to a page of the panel. */
interface LinkedMessage extends OtpMessage {
  readonly name: string;
  /** True if the recipient is a portal user, whose pages are outside the panel of the staff. */
  readonly isPortal?: boolean;
}

/** A message about a change of a user's credentials. */
interface AccountChange extends LinkedMessage {
  readonly changed: readonly Credential[];
  /** The time of the change (RFC 3339, UTC). The code reverts it. */
  readonly at: string;
}

/** A mail about a new API key or webhook. */
interface AccessNotice {
  readonly to: string;
  readonly name: string;
  readonly access: 'api_key' | 'replaced_api_key' | 'webhook' | 'scim_token';
  /** The name of the key, or the URL of the webhook. */
  readonly title: string;
  /** The time of its creation or replacement (RFC 3339, UTC). */
  readonly at: string;
}

/** A mail about a sign-in with a browser or program that the account has not been used with. */
interface DeviceNotice {
  readonly to: string;
  readonly name: string;
  readonly isPortal: boolean;
  /** E.g. `Firefox on Linux`; empty if it is unknown. */
  readonly device: string;
  /** The IP address of the sign-in. */
  readonly address: string;
  /** The time of the sign-in (RFC 3339, UTC). */
  readonly at: string;
}

/** A change of the second factors of an account. */
export type FactorChange =
  | { readonly happened: 'added' | 'removed' /** The name of the factor. */; readonly factor: string }
  | { readonly happened: 'codes_created' | 'reset' }
  /** `left` is the number of unused codes. */
  | { readonly happened: 'code_used'; readonly left: number }
  | { readonly happened: 'attempts' };

/** A mail about the second factors of an account. */
type FactorNotice = FactorChange & {
  readonly to: string;
  readonly name: string;
  readonly isPortal: boolean;
  /** The time of the change (RFC 3339, UTC). */
  readonly at: string;
};

/** A mail to an administrator about a sign-in of the administrator for emergencies. */
interface BreakGlassNotice {
  readonly to: string;
  readonly name: string;
  /** The name of the administrator who signed in. */
  readonly usedBy: string;
  /** The IP address of the sign-in. */
  readonly address: string;
  /** The time of the sign-in (RFC 3339, UTC). */
  readonly at: string;
}

/** An outgoing message about an account, by its kind. */
export type AccountMessage =
  | (OtpMessage & { readonly kind: 'sign_in_otp' })
  | (OtpMessage & { readonly kind: 'phone_change_otp' })
  | (LinkedMessage & { readonly kind: 'password_reset' })
  | (LinkedMessage & { readonly kind: 'sign_in_link' })
  | (LinkedMessage & { readonly kind: 'invitation' })
  | (AccessNotice & { readonly kind: 'new_access' })
  | (DeviceNotice & { readonly kind: 'new_device' })
  | (FactorNotice & { readonly kind: 'factor_notice' })
  | (BreakGlassNotice & { readonly kind: 'break_glass_notice' })
  | (AccountChange & { readonly kind: 'account_change' })
  | (AccountChange & { readonly kind: 'account_change_sms' });

/** The queue of outgoing messages about accounts. */
export type AccountMessageQueue = MessageQueue<AccountMessage>;

/** The kinds of outgoing messages about accounts. */
export const accountMessageKinds: MessageKinds<AccountMessage> = {
  sign_in_otp: {
    event: 'otp.requested',
    channel: 'sms',
    render: ({ code }) => otpText('Your code to sign in', code),
  },
  phone_change_otp: {
    event: 'otp.requested',
    channel: 'sms',
    render: ({ code }) => otpText('Your code to confirm this phone number', code),
  },
  password_reset: { event: 'password_reset.requested', channel: 'mail', render: mail(resetContent) },
  sign_in_link: { event: 'sign_in_link.requested', channel: 'mail', render: mail(signInLinkContent) },
  invitation: { event: 'user.invited', channel: 'mail', render: mail(invitationContent) },
  new_access: { event: 'access.noticed', channel: 'mail', render: mail(accessContent) },
  new_device: { event: 'account_change.noticed', channel: 'mail', render: mail(deviceContent) },
  factor_notice: { event: 'account_change.noticed', channel: 'mail', render: mail(factorContent) },
  break_glass_notice: { event: 'account_change.noticed', channel: 'mail', render: mail(breakGlassContent) },
  account_change: { event: 'account_change.noticed', channel: 'mail', render: mail(accountChangeContent) },
  account_change_sms: { event: 'account_change.noticed', channel: 'sms', render: accountChangeSms },
};

/** Creates the queue of outgoing messages about accounts. */
export const createAccountMessageQueue = (db: Connection, encryption: Encryption): AccountMessageQueue =>
  createMessageQueue({ db, encryption, kinds: accountMessageKinds, eventMessage: 'bms.identity.SendJobEvent' });

/** Returns the function that renders a mail from its content. */
function mail<Message>(contentOf: (message: Message, context: MessageContext) => MailContent) {
  return (message: Message, context: MessageContext): RenderedMessage => ({
    ...renderMail(contentOf(message, context), context),
    senderName: context.organization,
  });
}

/** Returns the URL of a page that takes the code of a message. */
const codeUrl = (context: MessageContext, page: string, { code, isPortal }: LinkedMessage): string =>
  panelUrl(context, `/${page}?code=${encodeURIComponent(code)}`, isPortal);

function resetContent(message: LinkedMessage, context: MessageContext): MailContent {
  return {
    subject: 'Set a new password',
    name: message.name,
    paragraphs: [
      `A new password was requested for your account with ${context.organization}.`,
      'The link is valid once, for 60 minutes. If you did not request a new password, you can ignore this email; your password stays the same.',
    ],
    button: { label: 'Set a new password', url: codeUrl(context, 'change-password', message) },
    code: message.code,
    reason: accountReason(context),
  };
}

function signInLinkContent(message: LinkedMessage, context: MessageContext): MailContent {
  return {
    subject: `Sign in to ${context.organization}`,
    name: message.name,
    paragraphs: [
      `A link to sign in to your customer account with ${context.organization} was requested.`,
      'The link is valid once, for 15 minutes. If you did not request it, you can ignore this email; nobody was signed in.',
    ],
    button: { label: 'Sign in', url: codeUrl(context, 'sign-in', message) },
    code: message.code,
    reason: accountReason(context),
  };
}

function invitationContent(message: LinkedMessage, context: MessageContext): MailContent {
  const { organization } = context;
  const { name, to, code } = message;
  return {
    subject: `Your account with ${organization}`,
    name,
    paragraphs: [
      `${organization} has created an account for you. Choose a password to sign in with ${to}.`,
      'The link is valid once, for 72 hours. After that, request a new password on the sign-in page.',
    ],
    button: { label: 'Choose a password', url: codeUrl(context, 'change-password', message) },
    code,
    reason: accountReason(context),
  };
}

const OF_KEYS = {
  sentence: 'The API key',
  effect: 'It acts with your account',
  path: '/api_keys',
  button: 'Show API keys',
};

const accessTexts = {
  api_key: { ...OF_KEYS, subject: 'An API key was created' },
  replaced_api_key: { ...OF_KEYS, subject: 'An API key was replaced' },
  scim_token: {
    subject: 'A SCIM token was created',
    sentence: 'The SCIM token',
    effect: 'It creates, changes and deactivates accounts of your organization',
    path: '/scim_tokens',
    button: 'Show SCIM tokens',
  },
  webhook: {
    subject: 'A webhook was created',
    sentence: 'The webhook for',
    effect: 'It receives data of your organization',
    path: '/webhooks',
    button: 'Show webhooks',
  },
} as const;

function accessContent({ name, access, title, at }: AccessNotice, context: MessageContext): MailContent {
  const { subject, sentence, effect, path, button } = accessTexts[access];
  const [happened, did] =
    access === 'replaced_api_key' ? ['replaced by a new one', 'replace'] : ['created with your account', 'create'];
  return {
    subject,
    name,
    paragraphs: [
      `${sentence} ${title} was ${happened} on ${dateAndTime(at)}. ${effect} until it is removed.`,
      `If you did not ${did} it, remove it, sign out everywhere else and change your password.`,
    ],
    button: { label: button, url: panelUrl(context, path) },
    reason: accountReason(context),
  };
}

function deviceContent({ name, isPortal, device, address, at }: DeviceNotice, context: MessageContext): MailContent {
  const place = address && `, from the address ${address}`;
  return {
    subject: 'New sign-in to your account',
    name,
    paragraphs: [
      `${device || 'An unknown program'} signed in to your account with ${context.organization} on ${dateAndTime(at)}${place}. It had not been used for the account before.`,
      'If it was you, you do not need to do anything. If not, sign out everywhere else and change your password.',
    ],
    button: { label: 'Show where you are signed in', url: panelUrl(context, '/sessions', isPortal) },
    reason: accountReason(context),
  };
}

const dateAndTime = (at: string): string => `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;

/** Returns the subject of a notice, and the sentence about what happened at a time. */
function factorTexts(change: FactorChange, at: string): { subject: string; sentence: string; advice: string } {
  const notYou =
    'If it was not you, sign in, remove what you do not know, sign out everywhere else and change your password.';
  switch (change.happened) {
    case 'added':
      return {
        subject: 'A second factor was added',
        sentence: `${change.factor} was added to your account on ${at}. Signing in now needs a second factor.`,
        advice:
          'If it was not you, undo the last change of your email address, phone number or password by its mail, or ask an administrator of your organization for help.',
      };
    case 'removed':
      return {
        subject: 'A second factor was removed',
        sentence: `${change.factor} was removed from your account on ${at}.`,
        advice: notYou,
      };
    case 'reset':
      return {
        subject: 'Your second factors were reset',
        sentence: `An administrator removed all second factors of your account on ${at}, and signed you out everywhere. Sign in with your password and add a new one.`,
        advice: 'If you did not ask for it, tell an administrator of your organization and change your password.',
      };
    case 'codes_created':
      return {
        subject: 'Recovery codes were created',
        sentence: `Recovery codes were created for your account on ${at}. Earlier ones are no longer valid.`,
        advice: notYou,
      };
    case 'code_used':
      return {
        subject: 'A recovery code was used',
        sentence: `A recovery code was used to sign in to your account on ${at}. Unused codes: ${change.left}.`,
        advice: notYou,
      };
    case 'attempts':
      return {
        subject: 'Someone may know your password',
        sentence: `Someone signed in to your account on ${at} as far as the second factor, and entered wrong codes. The sign-in was stopped.`,
        advice: 'If it was not you, change your password now.',
      };
  }
}

function factorContent(message: FactorNotice, context: MessageContext): MailContent {
  const { subject, sentence, advice } = factorTexts(message, dateAndTime(message.at));
  return {
    subject,
    name: message.name,
    paragraphs: [sentence, advice],
    button: { label: 'Show two-step sign-in', url: panelUrl(context, '/two-step', message.isPortal) },
    reason: accountReason(context),
  };
}

function breakGlassContent({ name, usedBy, address, at }: BreakGlassNotice, context: MessageContext): MailContent {
  return {
    subject: 'The emergency administrator signed in with a password',
    name,
    paragraphs: [
      `${usedBy} signed in with a password on ${dateAndTime(at)}${address && ` from ${address}`}. Everyone else signs in with single sign-on.`,
      'If this was not planned, sign out this account, change its password and check what it did.',
    ],
    button: { label: 'Show the audit log', url: panelUrl(context, '/audit_log') },
    reason: accountReason(context),
  };
}

const credentialNames = { email: 'email address', phone: 'phone number', password: 'password' } as const;

/** Returns a sentence such as "Your email address and phone number were changed". */
function changeSentence({ changed }: AccountChange): string {
  const names = changed.map((credential) => credentialNames[credential]);
  return `Your ${names.join(' and ')} ${names.length > 1 ? 'were' : 'was'} changed`;
}

function accountChangeContent(message: AccountChange, context: MessageContext): MailContent {
  const subject = changeSentence(message);
  const at = dateAndTime(message.at);
  return {
    subject,
    name: message.name,
    paragraphs: [
      `${subject} on ${at}. If you made this change, you do not need to do anything.`,
      'If you did not, undo it. This restores your previous email address, phone number and password, and signs you out on all devices. The link is valid once, for 72 hours.',
    ],
    button: { label: 'Undo the change', url: codeUrl(context, 'undo-change', message) },
    reason: accountReason(context),
  };
}

function accountChangeSms(message: AccountChange, context: MessageContext): RenderedMessage {
  const subject = changeSentence(message);
  const { host } = new URL(context.publicUrl);
  return {
    subject,
    text: `${subject} at ${host}. Not you? Undo it within 72 hours: ${codeUrl(context, 'undo-change', message)}`,
  };
}

function otpText(subject: string, code: string): RenderedMessage {
  return { subject, text: `${subject} is ${code}. It is valid for 5 minutes. Do not share it with anyone.` };
}

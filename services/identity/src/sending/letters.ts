/** What is sent to a person, by its kind. */
export type Letter =
  | { readonly kind: 'sign_in_otp' | 'phone_change_otp'; readonly to: string; readonly code: string }
  | {
      readonly kind: 'password_reset' | 'invitation';
      readonly to: string;
      readonly name: string;
      readonly code: string;
    }
  | {
      readonly kind: 'notice';
      readonly to: string;
      readonly name: string;
      readonly subject: string;
      /** What happened, in whole sentences. */
      readonly text: string;
    };

/** The event that names a letter, and the way the letter goes. */
export const letterKinds = {
  sign_in_otp: { event: 'otp.requested', channel: 'sms' },
  phone_change_otp: { event: 'otp.requested', channel: 'sms' },
  password_reset: { event: 'password_reset.requested', channel: 'mail' },
  invitation: { event: 'user.invited', channel: 'mail' },
  notice: { event: 'notice.requested', channel: 'mail' },
} as const;

/** What a letter says. @param publicUrl where the user's client app talks to */
export function writeLetter(letter: Letter, publicUrl: string): { subject: string; text: string } {
  switch (letter.kind) {
    case 'sign_in_otp':
      return otpText('Your code to sign in', letter.code);
    case 'phone_change_otp':
      return otpText('Your code to confirm this phone number', letter.code);
    case 'password_reset':
      return { subject: 'Set a new password', text: resetText(letter.name, letter.code, publicUrl) };
    case 'invitation':
      return { subject: 'Your invitation', text: invitationText(letter.name, letter.code, publicUrl) };
    case 'notice':
      return { subject: letter.subject, text: noticeText(letter.name, letter.text, publicUrl) };
  }
}

function otpText(what: string, code: string) {
  return { subject: what, text: `${what} is ${code}. It is good for 5 minutes. Tell it to nobody.` };
}

function resetText(name: string, code: string, publicUrl: string): string {
  return [
    `Hello ${name},`,
    `somebody, probably you, asked to set a new password at ${publicUrl}. The code for it is:`,
    code,
    'It is good once, for 60 minutes. If it was not you, nothing happens if you leave it.',
  ].join('\n\n');
}

function invitationText(name: string, code: string, publicUrl: string): string {
  return [
    `Hello ${name},`,
    `there is an account for you at ${publicUrl}. Set your password with this code:`,
    code,
    'It is good once, for 72 hours. After that, ask there for a new password.',
  ].join('\n\n');
}

function noticeText(name: string, text: string, publicUrl: string): string {
  const why = `You have an account at ${publicUrl}. If you do not want such mails, turn email_notifications off in your preferences there.`;
  return [`Hello ${name},`, text, why].join('\n\n');
}

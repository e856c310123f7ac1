/** What is sent to a person, by its kind. */
export type Letter =
  | { readonly kind: 'sign_in_otp' | 'phone_change_otp'; readonly to: string; readonly code: string }
  | {
      readonly kind: 'password_reset' | 'invitation';
      readonly to: string;
      readonly name: string;
      readonly code: string;
    };

/** The event that names a letter, and the way the letter goes. */
export const letterKinds = {
  sign_in_otp: { event: 'otp.requested', channel: 'sms' },
  phone_change_otp: { event: 'otp.requested', channel: 'sms' },
  password_reset: { event: 'password_reset.requested', channel: 'mail' },
  invitation: { event: 'user.invited', channel: 'mail' },
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

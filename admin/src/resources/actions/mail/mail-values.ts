import type { ShownMail } from './use-mail.ts';

/** The values of the form of a mail. */
export interface MailValues {
  readonly to: readonly string[];
  readonly subject: string;
  readonly message: string;
}

export const valuesOfMail = ({ recipients, subject, message }: ShownMail): MailValues => ({
  to: recipients.map(({ email }) => email),
  subject,
  message,
});

/**
 * Returns the request that sends a mail. The addresses are part of it also if they are those of the default, so that they
 * stay known when the client's change; the default texts are not, since the service composes them.
 * @param maxAddresses the maximum number of addresses in a request; more can only be those of the default
 */
export function mailRequest(before: MailValues, values: MailValues, maxAddresses: number): Partial<MailValues> {
  const { to, subject, message } = values;
  const isDefault = to.join() === before.to.join() && to.length > maxAddresses;
  return {
    ...(to.length > 0 && !isDefault && { to }),
    ...(subject !== before.subject && { subject }),
    ...(message !== before.message && { message }),
  };
}

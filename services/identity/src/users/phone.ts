import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number as E.164, e.g. `+12065559857`. It must begin with the country's code; spaces and punctuation are fine.
 * Whether a number is in use changes faster than any table of numbers, so only its length for the country is looked at.
 * @returns undefined when it is no phone number
 */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isPossible() && !phone.ext ? phone.number : undefined;
}

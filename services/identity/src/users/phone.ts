import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Parses a phone number to E.164, e.g. `+12065559857`. It must begin with the country code; spaces and punctuation are
 * allowed. Only its length for the country is checked, since number ranges change faster than any table of them.
 * @returns undefined if it is no phone number
 */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isPossible() && !phone.ext ? phone.number : undefined;
}

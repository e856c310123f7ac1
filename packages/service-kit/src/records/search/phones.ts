import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fold } from './fold.ts';

/** The ways to write a phone number, in digits. */
export interface PhoneDigits {
  /** With the code of the country, e.g. `493090182055`; undefined if the country is unknown. */
  readonly international?: string;
  /** As dialed within the country, e.g. `03090182055`. */
  readonly national: string;
}

/** Separates phone numbers that share a field, and their extensions. */
const BETWEEN_NUMBERS = /[\p{L},;:]+|\s\/\s/u;

/**
 * Returns the digits of the phone numbers in a text.
 * @param country the country of numbers without a country code (ISO 3166-1 alpha-2), if known
 */
export function readPhones(text: string, country?: string): PhoneDigits[] {
  const numbers = fold(text).split(BETWEEN_NUMBERS);
  return numbers.flatMap((number) => (/\d/.test(number) ? [readPhone(number, country)] : []));
}

function readPhone(text: string, country = ''): PhoneDigits {
  const known = isSupportedCountry(country) ? { defaultCountry: country as CountryCode } : {};
  const phone = parsePhoneNumberFromString(withPlus(text), known);
  if (!phone?.isPossible()) return { national: digitsOf(text) };
  const international = `${phone.countryCallingCode}${phone.nationalNumber}`;
  return { international, national: digitsOf(phone.formatNational()) };
}

/** An international phone number, or its beginning. */
const INTERNATIONAL = /^(\+|00)[-\s().'/\d]*$/;
/** The minimum length of an international number without the plus sign; shorter ones may be anything else. */
const MIN_DIALED_LENGTH = 8;
const MIN_LENGTH = 4;

/** Returns the digits of a search term that is the beginning of an international phone number; otherwise undefined. */
export function readInternational(search: string): Required<PhoneDigits> | undefined {
  const text = fold(search).trim();
  if (!INTERNATIONAL.test(text)) return undefined;
  const digits = digitsOf(text);
  if (digits.length < (text.startsWith('+') ? MIN_LENGTH : MIN_DIALED_LENGTH)) return undefined;
  const phone = parsePhoneNumberFromString(withPlus(text));
  if (!phone) return undefined;
  const international = `${phone.countryCallingCode}${phone.nationalNumber}`;
  return { international, national: digitsOf(phone.formatNational()) };
}

/** Writes the prefix for international calls as a plus sign. */
const withPlus = (text: string): string => text.trim().replace(/^\(?00(?=[\s\d(])/, '+');

const digitsOf = (text: string): string => text.replace(/\D+/g, '');

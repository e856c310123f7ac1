import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { Rules } from '../types.ts';
import { ADDRESS_SCHEMES } from './address-schemes.ts';
import { COUNTRY_CODES } from './countries.ts';
import { isVatNumber } from './vat-number.ts';

type Format = Exclude<Rules['format'], ''>;

/**
 * Email address: at most 254 characters (RFC 5321), in the syntax that mail servers accept in practice, not all of RFC
 * 5322.
 */
const email =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;
const dateTime = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Format checks for non-empty strings; the empty string means "not set" and is not checked. */
const formats: Record<Format, (value: string) => boolean> = {
  date: isDate,
  date_time: isTimestamp,
  date_bound: (value) => isDate(value) || isTimestamp(value),
  email: (value) => value.length <= 254 && email.test(value),
  uri: isWebAddress,
  phone: (value) => /^\+[ ()./-]*[1-9][0-9 ()./-]{5,57}$/.test(value),
  currency: (value) => currencies.has(value),
  slug: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  country: (value) => COUNTRY_CODES.has(value),
  iban: (value) => isValidIBAN(electronicFormatIBAN(value) ?? ''),
  bic: isValidBIC,
  vat_number: isVatNumber,
  buyer_reference: isBuyerReference,
  address_scheme: (value) => ADDRESS_SCHEMES.has(value),
  id_list: (value) => /^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/.test(value),
};

/** Range of years in dates; others are typing errors, such as 0206 for 2026. */
const [MIN_YEAR, MAX_YEAR] = [1900, 9999];

/** Names of the formats in error messages. */
export const formatNames: Record<Format, string> = {
  date: `a date (YYYY-MM-DD) from ${MIN_YEAR} to ${MAX_YEAR}`,
  date_time: `a timestamp (RFC 3339) from ${MIN_YEAR} to ${MAX_YEAR}`,
  date_bound: `a date (YYYY-MM-DD) or a timestamp (RFC 3339) from ${MIN_YEAR} to ${MAX_YEAR}`,
  email: 'an email address',
  uri: 'a URL that starts with http:// or https://',
  phone: 'a phone number with its country code, such as +4930123456',
  currency: 'a currency code (ISO 4217)',
  slug: 'a slug of lowercase letters, digits and single hyphens',
  country: 'a country code (ISO 3166-1 alpha-2) such as DE',
  iban: 'an IBAN (ISO 13616) with correct check digits',
  bic: 'a BIC (ISO 9362) of 8 or 11 characters',
  vat_number: 'a VAT number in the format of its member state of the EU, such as DE123456789',
  buyer_reference: 'a reference; a Leitweg-ID has correct check digits',
  address_scheme: 'a code of the Electronic Address Scheme list such as 0204',
  id_list: 'a comma-separated list of ids',
};

/** True for the formats of dates and timestamps. The empty string is not one of them; an unset value is omitted. */
export const isDateOrTime = (format: Rules['format']): boolean =>
  format === 'date' || format === 'date_time' || format === 'date_bound';

/** True if a string has the format or is empty. */
export function hasFormat(format: Format, value: string): boolean {
  return value === '' || formats[format](value);
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number(value.slice(0, 4)) < MIN_YEAR) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isTimestamp(value: string): boolean {
  return isDate(dateTime.exec(value)?.[1] ?? '');
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** The form of a Leitweg-ID: an administrative key, a part of letters and digits, and two check digits. */
const LEITWEG_ID = /^(?:\d{2,3}|\d{5}|\d{8,9}|\d{12})-[A-Z0-9]{1,30}-\d{2}$/i;

/**
 * Returns false for a text in the form of a Leitweg-ID whose check digits are wrong (ISO/IEC 7064, MOD 97-10; KoSIT,
 * Formatspezifikation Leitweg-ID 2.0.2). Other references are free texts.
 */
function isBuyerReference(value: string): boolean {
  return !LEITWEG_ID.test(value) || hasCheckDigits(value);
}

function hasCheckDigits(value: string): boolean {
  // A letter counts as the number from 10 (A) to 35 (Z).
  const digits = Array.from(value.replaceAll('-', ''), (character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

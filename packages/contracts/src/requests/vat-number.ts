/// <reference path="./validator.d.ts" />
import { vatMatchers } from 'validator/lib/isVAT.js';

/** The prefixes of VAT numbers of the EU by country code (ISO 3166-1 alpha-2), where they differ from it. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };
/** The member states of the EU. */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const prefixes: ReadonlySet<string> = new Set(EU.map((country) => PREFIXES[country] ?? country));

/** Returns true for the code (ISO 3166-1 alpha-2) of a member state of the EU. */
export const isEuCountry = (countryCode: string): boolean => EU.includes(countryCode);

/**
 * Returns true for a VAT number of a member state of the EU: its prefix, then the format of that state, with its check
 * digits where they are known. Spaces are ignored. Registration is not checked.
 */
export function isEuVatNumber(value: string): boolean {
  const number = value.replaceAll(' ', '');
  const prefix = number.slice(0, 2);
  return prefixes.has(prefix) && vatMatchers[prefix]!(number);
}

/** Returns true unless the value starts with the prefix of a member state of the EU and lacks the format of that state. */
export function isVatNumber(value: string): boolean {
  return !prefixes.has(value.slice(0, 2)) || isEuVatNumber(value);
}

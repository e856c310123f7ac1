import { ADDRESS_SCHEMES } from '@bms/contracts/address-schemes';
import { COUNTRY_CODES } from '@bms/contracts/countries';
import type { Field } from '../contract/types.ts';
import { SCHEME_NAMES } from './scheme-names.ts';

/** A code with its name. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

const ENGLISH = 'en';

/** The offered locales; the service accepts every other one, too. */
const LOCALES =
  'en en-GB en-IE en-US en-AU en-CA en-IN de de-AT de-CH fr fr-BE fr-CA fr-CH es es-MX it it-CH pt pt-BR nl nl-BE da sv nb fi pl cs sk hu ro bg hr sl el tr uk ru ar he hi ja ko zh zh-TW';

/** The languages in which documents are printed. */
export const DOCUMENT_LANGUAGES: readonly Choice[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'German' },
  { id: 'fr', name: 'French' },
  { id: 'es', name: 'Spanish' },
];

const byName = (one: Choice, other: Choice): number => one.name.localeCompare(other.name);

/** Returns the currencies (ISO 4217) with their names. */
export function currencies(locale = ENGLISH): Choice[] {
  const names = new Intl.DisplayNames([locale, ENGLISH], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id} – ${names.of(id) ?? id}` }));
}

/** Returns common locales (BCP 47) with their names. */
export function locales(locale = ENGLISH): Choice[] {
  const names = new Intl.DisplayNames([locale, ENGLISH], { type: 'language' });
  return LOCALES.split(' ')
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort(byName);
}

/** Returns the time zones (IANA). */
export function timeZones(): Choice[] {
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...ids].map((id) => ({ id, name: id.replaceAll('_', ' ') }));
}

/** Returns the countries (ISO 3166-1 alpha-2) with their names. */
export function countries(locale = ENGLISH): Choice[] {
  const names = new Intl.DisplayNames([locale, ENGLISH], { type: 'region' });
  return [...COUNTRY_CODES].map((id) => ({ id, name: names.of(id) ?? id })).sort(byName);
}

/** Returns the schemes of electronic addresses with their names. */
export const addressSchemes = (): Choice[] =>
  [...ADDRESS_SCHEMES].map((id) => ({ id, name: SCHEME_NAMES[id] ? `${id} – ${SCHEME_NAMES[id]}` : id }));

/** Returns the names of the countries, for fields that hold a name instead of a code. */
const countryNames = (locale?: string): Choice[] => countries(locale).map(({ name }) => ({ id: name, name }));

/** Returns true for a field that holds a code, such as a currency. */
export const isCode = ({ name, format = '', type, list }: Field): boolean =>
  type === 'string' && !list && (['currency', 'country'].includes(format) || ['language', 'country'].includes(name));

/** Returns the codes that a field accepts, with their names in a locale. */
export function codesOf({ name, format }: Field, locale?: string): Choice[] {
  if (format === 'currency') return currencies(locale);
  if (format === 'country') return countries(locale);
  return name === 'language' ? locales(locale) : countryNames(locale);
}

/** Returns the name of the code of a country or a language in a locale; undefined for other fields and unknown codes. */
export function nameOfCode({ name, format }: Field, code: string, locale = ENGLISH): string | undefined {
  const type = format === 'country' ? 'region' : name === 'language' ? 'language' : undefined;
  if (!type || code === '') return undefined;
  try {
    return new Intl.DisplayNames([locale, ENGLISH], { type }).of(code);
  } catch {
    // A stored value that is no code.
    return undefined;
  }
}

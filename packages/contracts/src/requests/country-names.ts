import { COUNTRY_CODES } from './countries.ts';

/** The languages of documents and of the panel. */
const LANGUAGES = ['en', 'de', 'es', 'fr'];

/** Names in use that the Unicode CLDR does not have, by code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE; VAE',
  BA: 'Bosnia; Bosnien',
  CZ: 'Czech Republic; Tschechische Republik; República Checa; République tchèque',
  DE: 'Federal Republic of Germany; Bundesrepublik Deutschland; BRD',
  GB: 'UK; Great Britain; Großbritannien; Gran Bretaña; Grande-Bretagne; England; Scotland; Wales; Northern Ireland',
  KR: 'Republic of Korea',
  MK: 'Macedonia',
  NL: 'Holland; The Netherlands',
  RU: 'Russian Federation',
  TR: 'Turkey',
  US: 'USA; U.S.A.; United States of America; Vereinigte Staaten von Amerika; Estados Unidos de América; EE. UU.; États-Unis d’Amérique',
};

/** Returns the form in which names are compared: without case, accents, punctuation and spaces. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}\p{Mc}]/gu, '');

/** The code by folded name; undefined for a name of several countries. */
type Names = Map<string, string | undefined>;

function addName(names: Names, name: string | undefined, code: string): void {
  const key = fold(name ?? '');
  if (key) names.set(key, names.has(key) && names.get(key) !== code ? undefined : code);
}

function addNamesIn(names: Names, language: string, codes: Iterable<string>): void {
  for (const style of ['long', 'short'] as const) {
    const inLanguage = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    for (const code of codes) addName(names, inLanguage.of(code), code);
  }
}

let commonNames: Names | undefined;
let ownNames: Names | undefined;

/** Returns the names in the languages of documents, and the codes themselves. */
function readCommonNames(): Names {
  const names: Names = new Map();
  for (const language of LANGUAGES) addNamesIn(names, language, COUNTRY_CODES);
  for (const [code, others] of Object.entries(OTHER_NAMES))
    for (const name of others.split(';')) addName(names, name, code);
  for (const code of COUNTRY_CODES) names.set(fold(code), code);
  return names;
}

/** Returns the names of countries in the languages that are spoken there. */
function readOwnNames(): Names {
  const names: Names = new Map();
  for (const code of COUNTRY_CODES) addNamesIn(names, new Intl.Locale(`und-${code}`).maximize().language, [code]);
  for (const [language, codes] of Object.entries(OTHER_LANGUAGES)) addNamesIn(names, language, codes);
  return names;
}

/** The countries with further official languages. */
const OTHER_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  fr: ['BE', 'CH', 'LU', 'CA'],
  de: ['BE', 'LU', 'IT'],
  it: ['CH'],
  rm: ['CH'],
  sv: ['FI'],
  ga: ['IE'],
  lb: ['LU'],
  ca: ['ES'],
  eu: ['ES'],
  gl: ['ES'],
  ar: ['IL'],
  tr: ['CY'],
};

/**
 * Returns the code (ISO 3166-1 alpha-2) of a country by its name in English, German, Spanish, French or its own language,
 * or by the code itself, without regard to case, accents and punctuation. The names are those of the Unicode CLDR.
 * @returns undefined for a name that is unknown or that several countries have
 */
export function countryCodeOf(name: string): string | undefined {
  const key = fold(name);
  if (!key) return undefined;
  commonNames ??= readCommonNames();
  if (commonNames.has(key)) return commonNames.get(key);
  // Read for unknown names only: it takes the data of a hundred languages.
  ownNames ??= readOwnNames();
  return ownNames.get(key);
}

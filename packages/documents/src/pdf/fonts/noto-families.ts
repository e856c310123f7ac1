/** A family of Noto fonts (SIL Open Font License 1.1) and the characters for which it is looked up. */
export interface NotoFamily {
  /** The name of its package without scope. */
  readonly name: string;
  readonly characters: RegExp;
}

/** The countries and territories whose forms of Chinese characters a font has (ISO 3166-1). */
export type HanRegion = 'JP' | 'KR' | 'CN' | 'TW';

const han = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u2e80-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;

const hanFamilies: Readonly<Record<HanRegion, string>> = {
  JP: 'noto-sans-jp',
  KR: 'noto-sans-kr',
  CN: 'noto-sans-sc',
  TW: 'noto-sans-tc',
};

const scripts: readonly NotoFamily[] = [
  { name: 'noto-sans-hebrew', characters: /\p{scx=Hebr}|\u20aa/u },
  { name: 'noto-sans-arabic', characters: /\p{scx=Arab}/u },
  { name: 'noto-sans-thai', characters: /\p{scx=Thai}/u },
  { name: 'noto-sans-devanagari', characters: /\p{scx=Deva}/u },
  { name: 'noto-sans-armenian', characters: /\p{scx=Armn}/u },
  { name: 'noto-sans-georgian', characters: /\p{scx=Geor}/u },
  { name: 'noto-sans-bengali', characters: /\p{scx=Beng}/u },
  { name: 'noto-sans-gurmukhi', characters: /\p{scx=Guru}/u },
  { name: 'noto-sans-gujarati', characters: /\p{scx=Gujr}/u },
  { name: 'noto-sans-tamil', characters: /\p{scx=Taml}/u },
  { name: 'noto-sans-telugu', characters: /\p{scx=Telu}/u },
  { name: 'noto-sans-kannada', characters: /\p{scx=Knda}/u },
  { name: 'noto-sans-malayalam', characters: /\p{scx=Mlym}/u },
  { name: 'noto-sans-sinhala', characters: /\p{scx=Sinh}/u },
  { name: 'noto-sans-khmer', characters: /\p{scx=Khmr}/u },
  { name: 'noto-sans-lao', characters: /\p{scx=Laoo}/u },
  { name: 'noto-sans-myanmar', characters: /\p{scx=Mymr}/u },
  { name: 'noto-sans-ethiopic', characters: /\p{scx=Ethi}/u },
];

/** Symbols that no script has. */
const symbols: readonly NotoFamily[] = [
  { name: 'noto-sans-symbols', characters: /\p{S}|\p{No}/u },
  { name: 'noto-emoji', characters: /\p{Emoji}/u },
];

/** Returns the families in the order in which characters are looked up. @param region whose Chinese characters come first */
export function notoFamilies(region: HanRegion): readonly NotoFamily[] {
  const names = [hanFamilies[region], ...Object.values(hanFamilies)];
  return [...scripts, ...[...new Set(names)].map((name) => ({ name, characters: han })), ...symbols];
}

const regions: Readonly<Record<string, HanRegion>> = { JP: 'JP', KR: 'KR', KP: 'KR', TW: 'TW', HK: 'TW', MO: 'TW' };

/**
 * Returns the region of the Chinese characters of a text: by its kana or Hangul, otherwise the first of the countries
 * that has one. The same character looks different in each region.
 * @param countries ISO 3166-1 codes, the most important one first
 */
export function hanRegionOf(text: string, countries: readonly (string | undefined)[]): HanRegion {
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return 'JP';
  if (/\p{sc=Hang}/u.test(text)) return 'KR';
  return countries.flatMap((country) => regions[country ?? ''] ?? []).at(0) ?? 'CN';
}

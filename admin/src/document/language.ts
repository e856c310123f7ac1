import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import type { Texts } from './texts.ts';

const languages: Readonly<Record<string, Texts>> = { en, de, fr, es };

/** The texts and the locale of a page. */
export interface Language {
  readonly texts: Texts;
  /** BCP 47; formats amounts and dates. */
  readonly locale: string;
}

/**
 * Returns the language of the page: the first of the wanted ones that has texts, with the region that was asked for;
 * English if none has.
 * @param wanted language tags (BCP 47), best first
 */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const texts = languages[tag.toLowerCase().split('-', 1)[0]!];
    if (texts) return { texts, locale: isLocale(tag) ? tag : tag.split('-', 1)[0]! };
  }
  return { texts: en, locale: 'en' };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

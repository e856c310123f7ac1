import { textsOfDocument } from '../../document-texts.ts';
import type { PrintableDocument } from '../../printable-document.ts';
import type { FallbackFont } from './noto.ts';
import { hanRegionOf } from './noto-families.ts';
import { sourceSans } from './source-sans.ts';

/** The fonts of a document: Source Sans 3, and Noto fonts with the characters that it lacks. */
export interface FontSet {
  readonly fallbacks: readonly FallbackFont[];
  /** The characters of the document that no font has. */
  readonly missing: readonly string[];
}

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** True for a character of Source Sans 3. */
export const isInSourceSans = (character: string): boolean =>
  sourceSans('regular').hasGlyphForCodePoint(codePointOf(character));

/** Characters without a glyph of their own: control and format characters, variation selectors, unusual spaces. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}]/u;

/** Loads the fonts of all texts of a document. */
export async function loadFonts(document: PrintableDocument): Promise<FontSet> {
  const text = textsOfDocument(document)
    .map((one) => one.text)
    .join('\n')
    .normalize('NFC');
  const wanted = [...new Set(text)].filter((character) => !INVISIBLE.test(character) && !isInSourceSans(character));
  if (wanted.length === 0) return { fallbacks: [], missing: [] };
  // Loaded here: most documents need no HarfBuzz.
  const { loadNotoFonts } = await import('./noto.ts');
  const region = hanRegionOf(text, [document.buyer.country_code, document.seller.country_code]);
  const fallbacks = await loadNotoFonts(wanted.map(codePointOf), region);
  const missing = wanted.filter((character) => !fallbacks.some((font) => font.characters.has(codePointOf(character))));
  return { fallbacks, missing };
}

/** Returns the characters of a document that no font has. */
export const unprintableCharacters = async (document: PrintableDocument): Promise<readonly string[]> =>
  (await loadFonts(document)).missing;

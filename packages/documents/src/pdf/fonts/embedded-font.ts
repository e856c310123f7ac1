import type { Glyph } from 'fontkit';

/** The place of a glyph, in thousandths of the font size. */
export interface GlyphPosition {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

/** The members of a font that pdfkit embeds which its types lack. */
export interface EmbeddedFont {
  /** The name of the font in the resources of pages. */
  readonly id: string;
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number };
  readonly widths: number[];
  /** The characters of the glyphs of the subset, as they are read from the document. */
  readonly unicode: (readonly number[])[];
  readonly scale: number;
  /** The words that were laid out. */
  layoutCache: Record<string, unknown>;
  layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] };
  ref(): unknown;
}

/** A glyph of a font, embedded if it is read as characters. */
export interface EmbeddedGlyph extends GlyphPosition {
  /** The number of the glyph in the subset; 0 for a glyph without characters. */
  readonly code: number;
  /** The characters as which it is read; empty for a part of a letter, such as its dots, which is drawn as a shape. */
  readonly characters: string;
  readonly glyph: Glyph;
}

/** The numbers of embedded glyphs in the subset: of a glyph as it was laid out, or with other characters. */
type Codes = Map<Glyph | string, number>;

const codesOf = new WeakMap<EmbeddedFont, Codes>();

/**
 * Lays out a text and embeds its glyphs. A glyph is embedded once for each text as which it is read: pdfkit would keep
 * the first of them, so that a non-breaking space could be read as a space.
 * @param read the characters as which the glyphs are read, if they are others than those of the text; one a glyph
 */
export function embedGlyphs(font: EmbeddedFont, text: string, read: readonly string[] = []): EmbeddedGlyph[] {
  const { glyphs, positions } = font.layout(text);
  const codes: Codes = codesOf.get(font) ?? new Map();
  codesOf.set(font, codes);
  const isRead = read.length === glyphs.length;
  return glyphs.map((glyph, index) => {
    const given = isRead ? read[index] : undefined;
    const characters = given ?? String.fromCodePoint(...glyph.codePoints);
    const key = given === undefined ? glyph : `${glyph.id} ${given}`;
    const code = characters ? (codes.get(key) ?? embed(font, glyph, characters)) : 0;
    if (characters) codes.set(key, code);
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[index] as GlyphPosition;
    return { code, characters, glyph, xAdvance, xOffset, yOffset, advanceWidth };
  });
}

/** Embeds a glyph. @returns its number in the subset */
function embed({ subset, widths, unicode, scale }: EmbeddedFont, glyph: Glyph, characters: string): number {
  const included = subset.includeGlyph(glyph.id);
  const code = unicode[included] === undefined ? included : subset.glyphs.push(glyph.id) - 1;
  widths[code] = glyph.advanceWidth * scale;
  unicode[code] = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  return code;
}

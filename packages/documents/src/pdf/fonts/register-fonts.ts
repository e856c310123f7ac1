import type { Font } from 'fontkit';
import { type FontWeight, fontWeights } from '../theme.ts';
import type { EmbeddedFont } from './embedded-font.ts';
import type { FontSet } from './font-set.ts';
import { laidOutBy, limitLaidOut, sourceSans } from './source-sans.ts';

/** The index of a fallback font of a document; undefined for Source Sans 3. */
export type FontIndex = number | undefined;

const fontSets = new WeakMap<PDFKit.PDFDocument, FontSet>();

/** Registers the fonts of a document; pdfkit embeds the glyphs that are drawn. */
export function registerFonts(pdf: PDFKit.PDFDocument, fonts: FontSet): void {
  fontSets.set(pdf, fonts);
  limitLaidOut();
  // pdfkit takes a font of fontkit too, which its types do not say.
  const register = (name: string, font: Font) => pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  for (const weight of fontWeights) {
    register(nameOf(undefined, weight), sourceSans(weight));
    fonts.fallbacks.forEach((font, index) => {
      register(nameOf(index, weight), font.weights[weight]);
    });
  }
}

const nameOf = (index: FontIndex, weight: FontWeight): string => (index === undefined ? weight : `${index} ${weight}`);

/** Selects a font and returns it. */
export function selectFont(pdf: PDFKit.PDFDocument, index: FontIndex, weight: FontWeight, size: number): EmbeddedFont {
  pdf.font(nameOf(index, weight)).fontSize(size);
  const font = (pdf as unknown as { _font: EmbeddedFont })._font;
  if (index === undefined) font.layoutCache = laidOutBy(weight);
  return font;
}

/** Returns the fonts of a document. */
export const fontSetOf = (pdf: PDFKit.PDFDocument): FontSet => fontSets.get(pdf) ?? { fallbacks: [], missing: [] };

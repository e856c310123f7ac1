import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Pdf } from './text.ts';
import type { FontWeight } from './theme.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Source Sans 3 (SIL Open Font License 1.1): Latin, Greek and Cyrillic. Its figures have one width, so those of a column
 * stand below each other.
 */
const files: Readonly<Record<FontWeight, string>> = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  semibold: '600SemiBold/SourceSans3_600SemiBold.ttf',
  bold: '700Bold/SourceSans3_700Bold.ttf',
};

/** The fonts of this thread: parsing one takes longer than drawing a page. */
const opened = new Map<FontWeight, Font>();

/** Registers the fonts by weight; pdfkit embeds the glyphs that a document uses. */
export function registerFonts(pdf: Pdf): void {
  // pdfkit takes a font of fontkit too, which its types do not say.
  for (const weight of Object.keys(files) as FontWeight[])
    pdf.registerFont(weight, fontOf(weight) as unknown as PDFKit.Mixins.PDFFontSource);
}

function fontOf(weight: FontWeight): Font {
  const known = opened.get(weight) ?? openFont(weight);
  opened.set(weight, known);
  return known;
}

const openFont = (weight: FontWeight): Font =>
  create(readFileSync(resolve(`@expo-google-fonts/source-sans-3/${files[weight]}`))) as Font;

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { FontWeight } from '../theme.ts';
import { openFont } from './open-font.ts';

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

/** Returns the font of a weight. */
export function sourceSans(weight: FontWeight): Font {
  const known =
    opened.get(weight) ?? openFont(readFileSync(resolve(`@expo-google-fonts/source-sans-3/${files[weight]}`)));
  opened.set(weight, known);
  return known;
}

/** Words as pdfkit has laid them out with a font. */
export type LaidOut = Record<string, unknown>;

/** The most words that are kept; some megabytes. */
const MAX_WORDS = 10_000;

/** Laying out the words of a document takes half of its rendering, and documents of a business share most of them. */
const laidOut = new Map<FontWeight, LaidOut>();

/** Returns the words that the documents of this thread have laid out with a weight, to which pdfkit adds. */
export function laidOutBy(weight: FontWeight): LaidOut {
  const words = laidOut.get(weight) ?? Object.create(null);
  laidOut.set(weight, words);
  return words;
}

/** Forgets the words of earlier documents if they are too many. Called between documents. */
export function limitLaidOut(): void {
  for (const [weight, words] of laidOut) if (Object.keys(words).length > MAX_WORDS) laidOut.delete(weight);
}

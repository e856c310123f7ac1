import LineBreaker from 'linebreak';
import { type FontWeight, lineHeightOf, type TextStyle } from './theme.ts';

/** The parts of a PDF document that are needed to draw texts. */
export type Pdf = PDFKit.PDFDocument;

/** Replacements of characters that the fonts lack. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-', '\u2212': '-', '\t': ' ' };
const UNKNOWN = '?';

/** A font as fontkit reads it. */
interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * Returns a text without characters that the font lacks, which PDF/A forbids: they become similar ones or `?`. Control
 * characters except line feeds are removed.
 */
function printable(pdf: Pdf, text: string): string {
  const font = (pdf as unknown as { _font: { font: FontFile } })._font.font;
  let shown = '';
  for (const character of text.normalize('NFC').replace(/\r\n?/g, '\n')) {
    if (character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) shown += character;
    else if (!/\p{C}/u.test(character)) shown += REPLACEMENTS[character] ?? UNKNOWN;
    else if (character === '\t') shown += ' ';
  }
  return shown;
}

const options: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };

function use(pdf: Pdf, { weight, size }: TextStyle): void {
  pdf.font(weight satisfies FontWeight).fontSize(size);
}

/** Returns the width of a text in one line, in points. */
export function widthOf(pdf: Pdf, text: string, style: TextStyle): number {
  use(pdf, style);
  return pdf.widthOfString(printable(pdf, text), options);
}

/** Breaks a text into lines of at most a width, in words or, where one is longer than a line, within it. */
export function wrap(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  use(pdf, style);
  const fits = (line: string) => pdf.widthOfString(line.trimEnd(), options) <= width;
  return printable(pdf, text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, fits));
}

function wrapParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(paragraph)) {
    if (line && !fits(line + word)) {
      lines.push(line.trimEnd());
      line = '';
    }
    const parts = fits(word) ? [word] : splitWord(word, fits);
    lines.push(...parts.slice(0, -1));
    line += parts.at(-1) ?? '';
  }
  return [...lines, line.trimEnd()];
}

/** Splits a text where a line may end (Unicode UAX 14). */
function wordsOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const words: string[] = [];
  let start = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    words.push(paragraph.slice(start, end.position));
    start = end.position;
  }
  return words;
}

function splitWord(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** A position in points; `y` is the top of the first line. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** The width in which the text is aligned to the right; to the left if undefined. */
  readonly rightIn?: number;
}

/** Draws lines below each other. @returns the bottom of the last */
export function drawLines(pdf: Pdf, lines: readonly string[], style: TextStyle, { x, y, rightIn }: TextPlace): number {
  use(pdf, style);
  pdf.fillColor(style.color);
  const height = lineHeightOf(style);
  lines.forEach((line, index) => {
    const text = printable(pdf, line);
    const indent = rightIn === undefined ? 0 : rightIn - pdf.widthOfString(text, options);
    pdf.text(text, x + indent, y + index * height + height * 0.75, options);
  });
  return y + lines.length * height;
}

/** Returns the height of lines in points. */
export const heightOf = (lines: readonly string[], style: TextStyle): number => lines.length * lineHeightOf(style);

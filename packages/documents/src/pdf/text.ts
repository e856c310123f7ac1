import LineBreaker from 'linebreak';
import { embedGlyphs } from './fonts/embedded-font.ts';
import { fontSetOf, selectFont } from './fonts/register-fonts.ts';
import { showGlyphs } from './fonts/show-glyphs.ts';
import {
  fontTextOf,
  hasRightToLeft,
  isRightToLeft,
  LEFT_TO_RIGHT_MARK,
  RIGHT_TO_LEFT_MARK,
  runsOf,
} from './text-runs.ts';
import { lineHeightOf, type Sheet, type TextStyle } from './theme.ts';

/** Returns a text without what is not drawn: composed, with line feeds as the only line ends and control characters. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}|[\ufeff\u00ad]/gu, '');
}

/** Returns the width of a line in points. @param line as returned by `printable` */
function measure(pdf: PDFKit.PDFDocument, line: string, { weight, size }: TextStyle): number {
  return runsOf(line, fontSetOf(pdf)).reduce((sum, run) => {
    selectFont(pdf, run.font, weight, size);
    return sum + pdf.widthOfString(fontTextOf(run).text);
  }, 0);
}

/** Returns the width of a text in one line, in points. */
export const widthOf = (pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  measure(pdf, printable(text), style);

/**
 * Breaks a text into lines of at most a width, in words or, where one is longer than a line, within it. A line of a
 * paragraph with letters of both directions begins with the mark of the paragraph's direction.
 */
export function wrap(pdf: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  const fits = (line: string) => measure(pdf, line.trimEnd(), style) <= width;
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines = wrapParagraph(paragraph, fits);
      if (lines.length < 2 || !hasRightToLeft(paragraph)) return lines;
      const mark = isRightToLeft(paragraph) ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK;
      return lines.map((line) => mark + line);
    });
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

/** Scripts that write words without spaces between them; a dictionary finds their ends (UAX 14, class SA). */
const WITHOUT_SPACES = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Splits a text where a line may end (Unicode UAX 14). */
function wordsOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const words: string[] = [];
  let start = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    words.push(paragraph.slice(start, end.position));
    start = end.position;
  }
  return words.flatMap((word) => (WITHOUT_SPACES.test(word) ? segmentsOf(word, 'word') : [word]));
}

const segmentsOf = (text: string, granularity: 'word' | 'grapheme'): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment);

/** Splits a word into parts of whole letters: marks stay with theirs. */
function splitWord(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of segmentsOf(word, 'grapheme')) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** A position in points; `y` is the top of the first line. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** The width in which the text is aligned to the right; to the left if undefined. */
  readonly rightIn?: number;
  /** The width in which lines that are written from right to left are aligned to the right. */
  readonly startIn?: number;
}

/** Draws lines below each other. @returns the bottom of the last */
export function drawLines(pdf: Sheet, lines: readonly string[], style: TextStyle, place: TextPlace): number {
  const { x, y, rightIn, startIn } = place;
  pdf.fillColor(pdf.palette[style.color]);
  const height = lineHeightOf(style);
  lines.forEach((line, index) => {
    const text = printable(line);
    const width = rightIn ?? (isRightToLeft(text) ? startIn : undefined);
    const indent = width === undefined ? 0 : width - measure(pdf, text, style);
    drawLine(pdf, text, style, { x: x + indent, y: y + index * height + height * 0.75 });
  });
  return y + lines.length * height;
}

/** Draws a line. @param place `y` is the baseline */
function drawLine(pdf: PDFKit.PDFDocument, line: string, { weight, size }: TextStyle, { x, y }: TextPlace): void {
  let left = x;
  for (const run of runsOf(line, fontSetOf(pdf))) {
    const font = selectFont(pdf, run.font, weight, size);
    const { text, read } = fontTextOf(run);
    const glyphs = embedGlyphs(font, text, read);
    const characters = glyphs.map((glyph) => glyph.characters);
    // The letters of some scripts are drawn in another order than they are read.
    const isReadable = (run.isRightToLeft ? characters.reverse() : characters).join('') === run.text;
    showGlyphs(pdf, { font, size, glyphs, x: left, y, actualText: isReadable ? undefined : run.text });
    left += glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (size / 1000);
  }
}

/** Returns the height of lines in points. */
export const heightOf = (lines: readonly string[], style: TextStyle): number => lines.length * lineHeightOf(style);

import createBidi from 'bidi-js';
import { type FontSet, isInSourceSans } from './fonts/font-set.ts';
import type { FontIndex } from './fonts/register-fonts.ts';

/** A part of a line with one font and one direction. */
export interface TextRun {
  readonly font: FontIndex;
  /** In the order in which it is read. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

// The package is a function, its types are those of a module with a default export.
const bidi = (createBidi as unknown as typeof createBidi.default)();

export const RIGHT_TO_LEFT_MARK = '\u200f';
export const LEFT_TO_RIGHT_MARK = '\u200e';

/** Hebrew, Arabic and other scripts that are written from right to left, and the marks of their direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Texts that Source Sans 3 has and that are written from left to right. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u017f\u2013-\u201e\u2022\u2026\u20ac]*$/;

/** Replacements of characters that no font has. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-', '\u2212': '-' };
const SPACE = /\p{Z}/u;
const UNKNOWN = '\u25a1';

/** True for a text with characters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** True for a text whose first letter is written from right to left (UAX 9, P2 and P3). */
export const isRightToLeft = (text: string): boolean =>
  hasRightToLeft(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/** Divides a line into runs, from left to right as they are drawn (UAX 9, L2). */
export function runsOf(line: string, fonts: FontSet): TextRun[] {
  if (PLAIN.test(line)) return [{ font: undefined, text: line, isRightToLeft: false }];
  const pieces = piecesOf(line, fonts);
  if (!hasRightToLeft(line)) return pieces.map(runOf);
  return reordered(pieces).map(runOf);
}

/** A run before it is ordered. */
interface Piece {
  readonly font: FontIndex;
  readonly level: number;
  text: string;
}

function piecesOf(line: string, fonts: FontSet): Piece[] {
  const levels = hasRightToLeft(line) ? bidi.getEmbeddingLevels(line).levels : undefined;
  const pieces: Piece[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels?.[index] ?? 0;
    index += character.length;
    const last = pieces.at(-1);
    const shown = shownAs(character, last, fonts);
    if (!shown) continue;
    // A font shapes words: a space between two would be drawn at the wrong side of the first.
    const isApart = level % 2 === 1 && (shown.text === ' ' || last?.text === ' ');
    if (last && last.font === shown.font && last.level === level && !isApart) last.text += shown.text;
    else pieces.push({ ...shown, level });
  }
  return pieces;
}

/** Returns the font and the text of a character; undefined if it is not drawn. */
function shownAs(
  character: string,
  previous: Piece | undefined,
  { fallbacks }: FontSet,
): Omit<Piece, 'level'> | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  // Marks and joiners belong to the letter before them.
  if (previous?.font !== undefined && /[\p{M}\u200c\u200d]/u.test(character)) {
    const { weights } = fallbacks[previous.font] ?? {};
    if (weights?.regular.hasGlyphForCodePoint(codePoint)) return { font: previous.font, text: character };
  }
  if (/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character)) return undefined;
  if (isInSourceSans(character)) return { font: undefined, text: character };
  const font = fallbacks.findIndex(({ characters }) => characters.has(codePoint));
  if (font !== -1) return { font, text: character };
  return { font: undefined, text: REPLACEMENTS[character] ?? (SPACE.test(character) ? ' ' : UNKNOWN) };
}

/** Orders pieces as they are drawn: those of a level are reversed, then those of the levels below (UAX 9, L2). */
function reordered(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(...ordered.map(({ level }) => level), 0);
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return ordered;
}

const runOf = ({ font, level, text }: Piece): TextRun => ({ font, text, isRightToLeft: level % 2 === 1 });

/** The scripts that fontkit draws from right to left by itself. */
const DRAWN_RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}]/u;

/** The text of a run as a font gets it, so that its glyphs are in the order in which they are drawn. */
export interface FontText {
  readonly text: string;
  /** The characters as which its glyphs are read, if the text has others: brackets are mirrored (UAX 9, L4). */
  readonly read?: readonly string[];
}

export function fontTextOf({ text, isRightToLeft: isReversed }: TextRun): FontText {
  if (isReversed === DRAWN_RIGHT_TO_LEFT.test(text)) return { text };
  const read = [...text].reverse();
  if (!isReversed) return { text: read.join('') };
  return { text: read.map((character) => bidi.getMirroredCharacter(character) ?? character).join(''), read };
}

import type { Fragment } from '@bms/contracts/types/activity';
import { type CompactText, compactText } from './compact-text.ts';
import type { QueryTerm } from './query.ts';

/** The most characters before the first match of a text, and in total. */
const LEAD = 30;
const MAX_LENGTH = 160;
/** The most texts of a record that are shown. */
const MAX_TEXTS = 3;
const ELLIPSIS = '…';
const BETWEEN: Fragment = { text: ' · ', match: false };

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the texts that match, in parts: the title if it matches, then those that have the other terms. Without any match,
 * e.g. of a phone number in another form, it is the title.
 * @param texts the texts that the caller sees, the title first
 */
export function fragmentsOf(texts: readonly string[], terms: readonly QueryTerm[]): Fragment[] {
  const shown: Fragment[][] = [];
  let open = terms;
  for (const text of texts) {
    if (open.length === 0 || shown.length === MAX_TEXTS) break;
    const compact = compactText(text);
    const found = open.filter((term) => matchesOf(compact, term).length > 0);
    if (found.length === 0) continue;
    open = open.filter((term) => !found.includes(term));
    const ranges = merged(terms.flatMap((term) => matchesOf(compact, term)));
    shown.push(cutParts(text, ranges));
  }
  if (shown.length === 0) return [{ text: excerpt(texts[0] ?? '', 0, MAX_LENGTH), match: false }];
  return shown.flatMap((parts, index) => (index === 0 ? parts : [BETWEEN, ...parts]));
}

/** Returns the ranges of a text that match a term: beginnings of words and parts, else any part. */
function matchesOf({ joined, starts, places }: CompactText, { words }: QueryTerm): Range[] {
  return words.flatMap((word) => {
    if (word === '' || !joined.includes(word)) return [];
    const beginnings = starts.filter((start) => joined.startsWith(word, start));
    const found = beginnings.length > 0 || /^[a-z]/.test(word) ? beginnings : [joined.indexOf(word)];
    return found.map((start) => ({ from: places[start]!.from, to: places[start + word.length - 1]!.to }));
  });
}

/** Joins overlapping ranges, and puts them in order. */
function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && range.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else all.push(range);
  }
  return all;
}

/** Returns the excerpt around the first match, in parts. */
function cutParts(text: string, ranges: readonly Range[]): Fragment[] {
  const from = beginOf(text, Math.max(0, ranges[0]!.from - LEAD));
  const to = Math.max(Math.min(text.length, from + MAX_LENGTH), ranges[0]!.to);
  const parts: Fragment[] = [];
  const add = (start: number, end: number, match: boolean): void => {
    if (end > start) parts.push({ text: flat(text.slice(start, end)), match });
  };
  let at = from;
  if (from > 0) parts.push({ text: ELLIPSIS, match: false });
  for (const range of ranges.filter((one) => one.to <= to)) {
    add(at, range.from, false);
    add(range.from, range.to, true);
    at = range.to;
  }
  add(at, endOf(text, to), false);
  if (to < text.length) parts.push({ text: ELLIPSIS, match: false });
  return parts;
}

/** Returns the beginning of the word at a position, or near it. */
function beginOf(text: string, position: number): number {
  if (position === 0) return 0;
  const space = text.slice(position, position + LEAD).search(/\s/);
  return space < 0 ? wholeCharacter(text, position) : position + space + 1;
}

const endOf = (text: string, position: number): number =>
  position >= text.length ? text.length : wholeCharacter(text, position);

/** Moves a position out of a surrogate pair. */
const wholeCharacter = (text: string, position: number): number =>
  /[\udc00-\udfff]/.test(text[position] ?? '') ? position - 1 : position;

const flat = (text: string): string => text.replace(/\s+/g, ' ');

const excerpt = (text: string, from: number, to: number): string =>
  text.length <= to ? flat(text) : `${flat(text.slice(from, wholeCharacter(text, to)))}${ELLIPSIS}`;

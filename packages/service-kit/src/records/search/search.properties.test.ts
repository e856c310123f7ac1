import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { searchConditions } from './conditions.ts';
import { fold } from './fold.ts';
import { searchTokens } from './tokens.ts';

function finds(search: string, text: string): boolean {
  const tokens = searchTokens({ texts: [text] });
  return searchConditions(search).every((patterns) =>
    patterns.some((pattern) => tokens.some((token) => pattern.test(token))),
  );
}

const ALPHABETS = [
  'abcdeghiklmnorstuz0159',
  'äöüßéèñçłøåæ',
  'бгджйлпфщюя',
  'αβγδεσςωό',
  'サシスタナー',
  '東京大阪株式',
];
const letters = fc.constantFrom(...ALPHABETS).chain((alphabet) => fc.constantFrom(...alphabet));
const part = fc.array(letters, { minLength: 1, maxLength: 6 }).map((chars) => chars.join(''));
const parts = fc.array(part, { minLength: 1, maxLength: 3 });

const SEPARATORS = [' ', '-', '–', '\u2011', '\u2212', "'", '’', '`', '.', '\u00a0', ' - ', '. ', '\u3000'];
const separators = (from: readonly string[]) => fc.array(fc.constantFrom(...from), { minLength: 2, maxLength: 2 });

/** Ways to write a letter that search does not tell apart. */
const respellings = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.normalize('NFD'),
  (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text: string) => text.replaceAll('ß', 'ẞ'),
  (text: string) => text.replaceAll('ß', 'ss'),
  (text: string) => [...text].join('\u00ad'),
  (text: string) => `\u200e${[...text].join('\u200b')}\ufeff`,
  (text: string) => text.replace(/[a-z\d]/g, (char) => String.fromCodePoint(char.codePointAt(0)! + 0xfee0)),
];
const respelling = fc.constantFrom(...respellings);

const join = (pieces: readonly string[], between: readonly string[]): string =>
  pieces.map((piece, index) => (index > 0 ? between[index - 1] : '') + piece).join('');

/** The letters and digits of a text as search compares them. */
const bare = (text: string): string => fold(text).replace(/[\s\-.'·・]/g, '');

describe('search', () => {
  test('finds a name by every other spelling of it', () => {
    const spellings = fc.tuple(separators(SEPARATORS), respelling, separators(['', ...SEPARATORS]), respelling);
    fc.assert(
      fc.property(parts, spellings, (name, [stored, storeAs, typed, typeAs]) => {
        expect(finds(typeAs(join(name, typed)), storeAs(join(name, stored)))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds a word that is stored in one piece by its pieces', () => {
    fc.assert(
      fc.property(parts, separators(SEPARATORS), (name, typed) => {
        expect(finds(join(name, typed), name.join(''))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('finds a text by every part of its words that has three characters or more', () => {
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 3, max: 8 }), (name, at, length) => {
        const word = fold(name[at % name.length]!);
        const from = at % Math.max(1, word.length - 2);
        const infix = word.slice(from, from + length);
        fc.pre(infix.length >= 3);
        expect(finds(infix, name.join(' '))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('finds nothing by a text that is not in it', () => {
    fc.assert(
      fc.property(parts, parts, separators(SEPARATORS), separators(SEPARATORS), (name, typed, one, other) => {
        const text = join(name, one);
        const isFound = finds(join(typed, other), text);
        const isContained = typed.every((word) => bare(text).includes(bare(word)));
        expect(isFound && !isContained).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('folds a folded text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('folds every character to what it folds to itself', () => {
    const characters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
    const changed = characters.filter((one) => one.isWellFormed() && fold(fold(one)) !== fold(one));
    expect(changed).toEqual([]);
  });
});

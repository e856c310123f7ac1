import { describe, expect, test } from '@jest/globals';
import { searchPatterns, searchTokens } from './tokens.ts';

/** True if a record with these texts is found. */
function finds(search: string, ...texts: string[]): boolean {
  const tokens = searchTokens(texts);
  return searchPatterns(search).every((pattern) => tokens.some((token) => pattern.test(token)));
}

describe('search', () => {
  test.each([
    ['trading', 'Trujillo Trading', true],
    ['rujil', 'Ana Trujillo', true],
    ['taqueria', 'Antonio Moreno Taquería', true],
    ['TAQUERÍA', 'Antonio Moreno Taqueria', true],
    ['strasse', 'Hauptstraße 12', true],
    ['tromso', 'Tromsø', true],
    ['al', 'Alfreds Futterkiste', true],
    ['fr', 'Alfreds Futterkiste', false],
    ['ip', "d'Ipswich", true],
    ['ana truj', 'Ana Trujillo', true],
    ['ana moreno', 'Ana Trujillo', false],
    ['0074321', '030-0074321', true],
    ['(5)', '(5) 555-4729', true],
    ['.*', 'Alfreds', false],
    ['a.c', 'abc', false],
    ['$gt', 'price $gt', true],
    ['c++', 'c++ shop', true],
    ['москва', 'Москва', true],
    ['東京', '東京タワー', true],
    ['東京', '株式会社東京商事', true],
    ['商事', '株式会社東京商事', true],
    ['会社', '東京', false],
    ['タワ', '東京タワー', true],
    ['한국', '대한국상사', true],
    ["d'ips", 'd’Ipswich', true],
    ['d’ips', "d'Ipswich", true],
  ])('"%s" in "%s": %s', (search, text, expected) => {
    expect(finds(search, text)).toBe(expected);
  });

  test('a word that is longer than a token is compared to its end', () => {
    const long = 'x'.repeat(40);
    expect(finds(`${long}y`, `${long}y`)).toBe(true);
    expect(finds(`${long}y`, `${long}z`)).toBe(false);
  });

  test('words may stand in different fields', () => {
    expect(finds('alfreds berlin', 'Alfreds Futterkiste', 'Berlin')).toBe(true);
  });

  test('of a long text the first 2,000 characters are searched', () => {
    const text = `begin ${'filler '.repeat(400)}end`;
    expect([finds('begin', text), finds('end', text)]).toEqual([true, false]);
  });

  test('a search of nothing but blanks matches everything', () => {
    expect(searchPatterns('   ')).toEqual([]);
  });
});

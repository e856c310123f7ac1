import { describe, expect, test } from '@jest/globals';
import { searchConditions } from './conditions.ts';
import { searchTokens } from './tokens.ts';

/** True if a record with these texts is found. */
function finds(search: string, ...texts: string[]): boolean {
  return matches(search, searchTokens({ texts }));
}

const matches = (search: string, tokens: readonly string[], forStaff = false): boolean =>
  searchConditions(search, forStaff).every((patterns) =>
    patterns.some((pattern) => tokens.some((token) => pattern.test(token))),
  );

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

  test.each([
    ['coca-cola', 'Coca Cola', 'cocacola', 'COCA–COLA', 'Coca.Cola', 'coca\u2011cola', 'co\u00adca-cola'],
    ["O'Brien", 'O’Brien', 'obrien', 'o brien', 'O`Brien', 'OʼBrien', 'O.Brien'],
    ['U.S.A.', 'USA', 'U S A', 'u.s.a', 'U-S-A'],
    ['Groß', 'GROẞ', 'gross', 'GROSS', 'g\u200bro\u00adß'],
    ['3M', '3 m', '3-M'],
    ['H&M', 'h & m', 'H＆M'],
    ['R2D2', 'r2-d2', 'R2 D2'],
    [
      'Müller-Schmidt',
      'Müller - Schmidt',
      'mueller-schmidt'.replace('ue', 'u'),
      'Müller—Schmidt',
      'MÜLLER\u2212SCHMIDT',
    ],
    ['ジョン・スミス', 'ジョンスミス', 'ジョン スミス', 'ｼﾞｮﾝ･ｽﾐｽ'],
    ['ΟΔΟΣ', 'οδός', 'οδος'],
    ['col·legi', 'collegi', 'colŀegi'],
    ['Ａｃｍｅ　１２', 'acme 12', 'ACME-12'],
    ['İstanbul', 'istanbul', 'ISTANBUL'],
    ['12.50', '12,50'.replace(',', '-'), '1250'],
  ])('%s and its other spellings find each other: %s, ...', (...spellings) => {
    for (const stored of spellings)
      expect([stored, spellings.filter((typed) => !finds(typed, stored))]).toEqual([stored, []]);
  });

  test.each([
    ['ター', 'センター'],
    ['東サ', '東 サ'],
    ['ー', 'ーズ'],
    ['acme.example', 'https://www.acme.example/'],
    ['https://acme.example/', 'www.acme.example'],
    ['example.com', 'john.doe@example.com'],
    ['-', 'A - B'],
  ])('"%s" finds "%s"', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  test.each([
    ['ocacola', 'Coca Cola'],
    ['-', 'Coca Cola'],
    ['u s b', 'USA'],
    ['3 n', '3M'],
    ['coca-colb', 'Coca Cola'],
    ['ー', 'センター'],
  ])('"%s" does not find "%s"', (search, text) => {
    expect(finds(search, text)).toBe(false);
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
    expect(searchConditions('   ')).toEqual([]);
  });

  test.each([
    ['güstrow', 'Bad Güstrow-Süd', true],
    ['süd', 'Bad Güstrow-Süd', true],
    ['badgüst', 'Bad Güstrow-Süd', true],
    ['strow', 'Bad Güstrow-Süd', false],
    ['136695976', 'DE136695976', true],
    ['de136', 'DE 136695976', true],
    ['36695976', 'DE136695976', false],
    ['acme.example', 'https://www.acme.example/kontakt', true],
    ['商事', '株式会社東京商事', true],
  ])('"%s" finds "%s" by the beginnings of its words: %s', (search, text, expected) => {
    expect(matches(search, searchTokens({ texts: [], words: [text] }))).toBe(expected);
  });

  test('texts for staff are found by staff alone', () => {
    const tokens = searchTokens({ texts: ['Alfreds'], staffWords: ['Key account'] });
    expect(['alfr', 'key', 'acc', 'keyacc'].map((search) => matches(search, tokens, true))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['alfr', 'key', 'acc', 'k', 'Skey', 'S', 's'].map((search) => matches(search, tokens))).toEqual([
      true,
      ...Array(6).fill(false),
    ]);
  });
});

const SPELLINGS = [
  '(030) 901-820 55',
  '+49 30 90182055',
  '004930 90182055',
  '03090182055',
  '030/90182055',
  '+49 (0)30 90182055',
  '+49(0)30/901820-55',
  '0049 (0) 30 901820 55',
  '030 90 18 20 55',
];

describe('a phone number', () => {
  const tokensOf = (phone: string, country?: string) => searchTokens({ texts: [], phones: [phone], country });

  test.each(SPELLINGS)('written %s is found by every other spelling and by its beginning', (stored) => {
    const searches = [...SPELLINGS, '030/901', '(030) 901', '+49 30 901', '030', '901820', '2055'];
    for (const country of ['DE', undefined]) {
      const tokens = tokensOf(stored, country);
      expect([country, searches.filter((search) => !matches(search, tokens))]).toEqual([country, []]);
    }
  });

  test.each([
    ['+44 30 90182055', '030 90182055', 'DE'],
    ['+49 30 90182055', '+44 30 90182055', undefined],
    ['0309018206', '030 90182055', 'DE'],
    ['+49 40 901', '030 90182055', undefined],
    ['55 0309', '(030) 901-820 66', 'DE'],
  ])('%s does not find %s', (search, stored, country) => {
    expect(matches(search, tokensOf(stored, country))).toBe(false);
  });

  test('shares its field with others, with an extension and with words', () => {
    const tokens = tokensOf('030 901820 ext. 55, mobile 0171 1234567', 'DE');
    const found = ['+49 30 901820', '+491711234567', '0171/123', 'mobile', '55'].map((term) => matches(term, tokens));
    expect(found).toEqual(Array(5).fill(true));
  });

  test('without a code in another country is found by the writing of that country', () => {
    const tokens = tokensOf('(206) 555-9857', 'US');
    const found = ['+1 206 555 9857', '206.555.9857', '0012065559857'].map((term) => matches(term, tokens));
    expect(found).toEqual([true, true, true]);
  });
});

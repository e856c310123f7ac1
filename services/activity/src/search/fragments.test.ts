import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fragmentsOf } from './fragments.ts';
import { readQuery } from './query.ts';

/** Returns the fragments of texts for a search as one text, with what matches in brackets. */
const marked = (search: string, ...texts: string[]): string =>
  fragmentsOf(texts, readQuery(search).terms)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('');

describe('the fragments of a hit', () => {
  test.each([
    ['koni', 'Königlich Essen', '[Köni]glich Essen'],
    ['KÖNIGLICH ess', 'Königlich Essen', '[Königlich] [Ess]en'],
    ['strasse', 'Lange Straße 7', 'Lange [Straße] 7'],
    ['obrien', "Sinéad O'Brien", "Sinéad [O'Brien]"],
    ['brien', "Sinéad O'Brien", "Sinéad O'[Brien]"],
    ['cocacola', 'The Coca Cola Company', 'The [Coca Cola] Company'],
    ['inv 42', 'INV-000042', '[INV]-0000[42]'],
    ['000042', 'INV-000042', 'INV-[000042]'],
    ['発生', 'を中心に発生した', 'を中心に[発生]した'],
    ['example', 'https://example.com/a', 'https://[example].com/a'],
    ['hello', 'https://hello.example', 'https://[hello].example'],
    ['ß', 'Straße', 'Straße'],
  ])('of %s in %s are %s', (search, text, expected) => {
    expect(marked(search, text)).toBe(expected);
  });

  test('show the text that has the other terms after the title', () => {
    expect(marked('acme berlin', 'Acme', 'Unter den Linden', 'Berlin')).toBe('[Acme] · [Berlin]');
    expect(marked('acme', 'Acme', 'acme@example.com')).toBe('[Acme]');
  });

  test('are an excerpt of a long text around the first match', () => {
    const long = `${'filler words '.repeat(50)}the needle is here ${'and more of it '.repeat(50)}`;
    const text = marked('needle', 'Title', long);
    expect(text).toContain('[needle]');
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^….*…$/);
  });

  test('are the title where the text that matches is in another form', () => {
    expect(marked('+49 30 901820', 'Acme')).toBe('Acme');
  });

  test('put together are the text itself, whatever is searched', () => {
    const short = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(short, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), (text, search) => {
        const shown = fragmentsOf([text], readQuery(search).terms).map((fragment) => fragment.text);
        expect(shown.join('')).toBe(text.replace(/\s+/g, ' '));
      }),
    );
  });

  test('mark a part of each word that is searched by its beginning', () => {
    const word = fc.stringMatching(/^[a-zäöüß]{3,10}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        fc.integer({ min: 3, max: 8 }),
        (words, at, size) => {
          const searched = words[at % words.length]!.slice(0, size);
          const matches = fragmentsOf([words.join(' ')], readQuery(searched).terms).filter(({ match }) => match);
          expect(matches.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { clientAt, countMatches, newClientAt, SEARCH_WORDS } from './clients.ts';

describe('the data set', () => {
  test('has the same client at an index, and another one at the next', () => {
    expect(clientAt(7)).toEqual(clientAt(7));
    expect(clientAt(8).company_name).not.toBe(clientAt(7).company_name);
  });

  test.each([1, 99, 100, 101, 1000, 1050])('of %d clients has as many matches of a word as counted', (total) => {
    const names = Array.from({ length: total }, (_, index) => clientAt(index).company_name);
    for (const word of [SEARCH_WORDS[0]!, SEARCH_WORDS[49]!, SEARCH_WORDS[99]!])
      expect(countMatches(word, total)).toBe(names.filter((name) => name.includes(word)).length);
  });

  test('has no search word within another one, nor in a client that a measurement creates', () => {
    for (const word of SEARCH_WORDS) {
      expect(SEARCH_WORDS.filter((other) => other.toLowerCase().includes(word.toLowerCase()))).toEqual([word]);
      expect(newClientAt(5).company_name).not.toContain(word);
    }
  });
});

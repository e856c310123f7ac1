import { describe, expect, test } from '@jest/globals';
import { documentLanguages } from '../printable-document.ts';
import { insert, messagesOf } from './messages.ts';

/** Returns the texts of a language with their paths. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const english = textsOf(messagesOf('en'));

describe.each(documentLanguages)('the messages in %s', (language) => {
  const texts = new Map(textsOf(messagesOf(language)));

  test('are those of English, with the same values in them', () => {
    expect([...texts.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english)
      expect([path, placeholders(texts.get(path) ?? '')]).toEqual([path, placeholders(text)]);
  });

  test('are not empty', () => {
    for (const text of texts.values()) expect(text.trim()).not.toBe('');
  });
});

test('a value that is not given stays a placeholder', () => {
  expect(insert('Page {page} of {pages}', { page: '1' })).toBe('Page 1 of {pages}');
});

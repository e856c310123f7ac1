import { testMongoUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Connection, createConnection } from 'mongoose';
import { hasOneError, type KnownWord, openNearWords, purgeWords, WORDS } from './near-words.ts';

let db: Connection;

beforeAll(async () => {
  db = await createConnection(await testMongoUrl('near_words')).asPromise();
});
afterAll(() => db?.close());

/** Makes one typing error in a word. */
const errors: Readonly<Record<string, (word: string, at: number) => string>> = {
  missing: (word, at) => word.slice(0, at) + word.slice(at + 1),
  added: (word, at) => `${word.slice(0, at)}x${word.slice(at)}`,
  another: (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  swapped: (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
};

describe('the words near a word', () => {
  test('are found with any one typing error in any place', async () => {
    const near = openNearWords(db);
    await near.add(['Fenstein Imports, Grüße 12345']);
    for (const word of ['fenstein', 'imports'])
      for (const make of Object.values(errors))
        for (let at = 0; at < word.length; at++) {
          const typed = make(word, at);
          if (typed !== word && typed.length >= 5) expect([typed, await near.near(typed)]).toEqual([typed, [word]]);
        }
    expect(await near.near('grusse')).toEqual([]);
    expect(await near.near('grusze')).toEqual(['grusse']);
  });

  test('are none of a number, of a short word, and with two errors', async () => {
    const near = openNearWords(db);
    await near.add(['Berlin Koln 12345 inv12345 Fox']);
    for (const typed of ['12346', 'inv12346', 'kolm', 'barlim', 'foy']) expect(await near.near(typed)).toEqual([]);
  });

  test('have one error exactly if one edit makes one of the other', () => {
    const word = fc.stringMatching(/^[ab]{1,6}$/);
    fc.assert(fc.property(word, word, (one, other) => expect(hasOneError(one, other)).toBe(isOneEdit(one, other))));
  });

  test('are deleted once no record has them, unless a process may still remember them', async () => {
    const near = openNearWords(db);
    await near.add(['Vergessen Bekannt']);
    const words = db.collection<KnownWord>(WORDS);
    const isUsed = async () => new Set(['bekannt']);
    await purgeWords(db, isUsed, new AbortController().signal);
    expect(await words.countDocuments({ _id: { $in: ['vergessen', 'bekannt'] } })).toBe(2);
    await words.updateMany({}, { $set: { seen_on: new Date(0) } });
    await purgeWords(db, isUsed, new AbortController().signal);
    expect(await words.distinct('_id')).toEqual(['bekannt']);
  });
});

/** True if one edit makes one word of the other, tried one by one. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const places = [...long].map((_, at) => at);
  if (long.length === short.length + 1) return places.some((at) => errors['missing']!(long, at) === short);
  if (long.length !== short.length || one === other) return false;
  const differing = places.filter((at) => one[at] !== other[at]);
  return differing.length === 1 || places.some((at) => at + 1 < one.length && errors['swapped']!(one, at) === other);
}

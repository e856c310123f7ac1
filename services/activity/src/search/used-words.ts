import { STAFF } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import type { SearchEntry } from './search-entry.model.ts';
import { TITLE } from './tokens.ts';

/** Returns those of the words that an entry has. @param words without punctuation */
export async function findUsedWords(
  entries: mongo.Collection<SearchEntry>,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const word of words) {
    const tokens = ['', TITLE, STAFF].map((mark) => new RegExp(`^${mark}${word}`));
    const found = await entries.findOne({ tokens: { $in: tokens } } as mongo.Filter<SearchEntry>, {
      projection: { _id: 1 },
    });
    if (found) used.add(word);
  }
  return used;
}

import { type Call, foundBy, type Resource, remainingMs, type StoredFilter, trust, wordsOf } from '@bms/service-kit';
import type { Client } from '../clients.model.ts';
import { type ComparedClient, compareWith, nameWords, type Reason } from './likeness.ts';

/** The number of clients that are compared with one; a value that more have in common tells nothing. */
const MAX_COMPARED = 200;
/** The least number of letters of the longest word of a name by which near names are found. */
const MIN_LETTERS = 4;
/** The time limit of a search, in milliseconds. */
const TIME_LIMIT_MS = 5000;

/** A client that is probably the same as another one. */
export interface Duplicate {
  readonly client: Client;
  readonly reasons: readonly Reason[];
}

const OF_CLIENT = { company_name: 1, type: 1, email: 1, phone: 1, vat_number: 1, city: 1, country_code: 1 } as const;

/**
 * Finds the clients that are probably the same as one, by the index of the search. Only clients that match `scope` are
 * compared.
 * @returns those with the most reasons first
 */
export async function findDuplicates(
  { model }: Pick<Resource<Client>, 'model'>,
  compared: ComparedClient,
  scope: StoredFilter<Client>,
  within?: Call,
): Promise<Duplicate[]> {
  const candidates = candidatesOf(compared);
  const found = await Promise.all(
    candidates.map((filter) =>
      model
        .find(trust({ $and: [filter, scope] }), OF_CLIENT)
        .limit(MAX_COMPARED)
        .maxTimeMS(within ? remainingMs(within) : TIME_LIMIT_MS)
        .lean(),
    ),
  );
  const clients = new Map(found.flat().map((client) => [client._id, client]));
  const reasonsOf = compareWith(compared);
  const duplicates = [...clients.values()].map((client) => ({ client, reasons: reasonsOf(client) }));
  return duplicates
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length || a.client._id - b.client._id);
}

/** Returns the filters of the clients that may be the same as one. */
function candidatesOf(compared: ComparedClient): StoredFilter<Client>[] {
  const { email, phone, vat_number } = compared;
  const words = nameWords(compared);
  const texts = [asWord(email), phone, asWord(vat_number), words.join(' '), ...halvesOf(longestOf(words))];
  return texts.filter((text) => text !== undefined && text !== '').map((text) => foundBy(text!));
}

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Returns the beginning and the end of a word: a name that differs in one letter has one of them. */
function halvesOf(word: string): string[] {
  const letters = Math.max(MIN_LETTERS, Math.ceil(word.length / 2));
  return [word.slice(0, letters), word.slice(-letters)];
}

/** Returns the words of a text as one, by which the index finds it however it is written. */
const asWord = (text = ''): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join('');

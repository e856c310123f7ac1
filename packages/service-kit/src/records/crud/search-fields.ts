import type { StoredValues } from '../model/stored.ts';
import { sortableNumber } from '../numbers/numbering.ts';
import { fold, searchTokens } from '../search/tokens.ts';
import type { Resource } from './resource.ts';

/** The maximum length of a sort key, in characters; longer keys enlarge the indexes without a better order. */
const SORT_KEY_LENGTH = 100;
const SORT_KEYS = 'sort_keys.';

/**
 * Returns the search fields of a record: its search tokens, and its sort keys (sortable texts without case and
 * accents).
 */
export function searchFields(resource: Resource, record: StoredValues): StoredValues {
  const { search } = resource.definition;
  const sorted = [...(resource.list?.sorts.values() ?? [])].filter(({ folded }) => folded);
  const keys = sorted.map(({ path }) => path.slice(SORT_KEYS.length));
  return {
    ...(search.length > 0 && { search: searchTokens(search.flatMap((field) => textsOf(record[field]))) }),
    ...(keys.length > 0 && { sort_keys: Object.fromEntries(keys.map((key) => [key, sortKey(resource, record, key)])) }),
  };
}

function sortKey({ rules }: Resource, record: StoredValues, key: string): string {
  const text = String(record[key] ?? '').slice(0, SORT_KEY_LENGTH);
  return fold(key === rules.numbers?.field ? sortableNumber(text) : text);
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((text): text is string => typeof text === 'string');
}

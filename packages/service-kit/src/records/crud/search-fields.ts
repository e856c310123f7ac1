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
  return searchFieldsIf(() => true, resource, record);
}

/**
 * Returns the search fields of a changed record that can differ from the stored ones.
 * @param changed the changed values by stored name
 */
export function changedSearchFields(resource: Resource, record: StoredValues, changed: StoredValues): StoredValues {
  return searchFieldsIf((fields) => fields.some((field) => field in changed), resource, record);
}

/** @param isNeeded decides by the stored names of the fields that search fields are computed from */
function searchFieldsIf(
  isNeeded: (fields: readonly string[]) => boolean,
  resource: Resource,
  record: StoredValues,
): StoredValues {
  const { search } = resource.definition;
  const keys = sortKeyFields(resource);
  const tokens = () => searchTokens(search.flatMap((field) => textsOf(record[field])));
  const sortKeys = () => Object.fromEntries(keys.map((key) => [key, sortKey(resource, record, key)]));
  return {
    ...(search.length > 0 && isNeeded(search) && { search: tokens() }),
    ...(keys.length > 0 && isNeeded(keys) && { sort_keys: sortKeys() }),
  };
}

/** Returns the stored names of the fields with sort keys. */
function sortKeyFields({ list }: Resource): string[] {
  const sorted = [...(list?.sorts.values() ?? [])].filter(({ folded }) => folded);
  return sorted.map(({ path }) => path.slice(SORT_KEYS.length));
}

function sortKey({ rules }: Resource, record: StoredValues, key: string): string {
  const text = String(record[key] ?? '').slice(0, SORT_KEY_LENGTH);
  return fold(key === rules.numbers?.field ? sortableNumber(text) : text);
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((text): text is string => typeof text === 'string');
}

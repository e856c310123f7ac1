import { EXTERNAL_IDS, EXTERNAL_KEYS } from '../../runtime/database/external-keys.ts';
import { externalKeys } from '../external/external-keys.ts';
import { isSearched } from '../model/indexes.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { sortableNumber } from '../numbers/numbering.ts';
import { fold } from '../search/fold.ts';
import { searchTokens } from '../search/tokens.ts';
import type { Resource } from './resource.ts';

/** The maximum length of a sort key, in characters; longer keys enlarge the indexes without a better order. */
const SORT_KEY_LENGTH = 100;
const SORT_KEYS = 'sort_keys.';
/** The stored field with the country of a record (ISO 3166-1 alpha-2). */
const COUNTRY = 'country_code';

/**
 * Returns the search fields of a record: its search tokens, its sort keys (sortable texts without case and accents), and
 * the keys of its ids in other systems.
 */
export function searchFields(resource: Resource, record: StoredValues): StoredValues {
  const keys = externalKeys(resource.definition.service, record);
  return { ...searchFieldsIf(() => true, resource, record), ...(keys && { [EXTERNAL_KEYS]: keys }) };
}

/**
 * Returns the search fields of a changed record that can differ from the stored ones.
 * @param changed the changed values by stored name
 */
export function changedSearchFields(resource: Resource, record: StoredValues, changed: StoredValues): StoredValues {
  return {
    ...searchFieldsIf((fields) => fields.some((field) => field in changed), resource, record),
    // Undefined removes the keys: an empty list would be a value of the unique index.
    ...(EXTERNAL_IDS in changed && { [EXTERNAL_KEYS]: externalKeys(resource.definition.service, record) }),
  };
}

/** @param isNeeded decides by the stored names of the fields that search fields are computed from */
function searchFieldsIf(
  isNeeded: (fields: readonly string[]) => boolean,
  resource: Resource,
  record: StoredValues,
): StoredValues {
  const { search, searchWords, searchPhones, staffSearch } = resource.definition;
  const searched = [
    ...search,
    ...searchWords,
    ...searchPhones,
    ...staffSearch,
    ...(searchPhones.length > 0 ? [COUNTRY] : []),
  ];
  const keys = sortKeyFields(resource);
  const sortKeys = () => Object.fromEntries(keys.map((key) => [key, sortKey(resource, record, key)]));
  return {
    ...(isSearched(resource.definition) && isNeeded(searched) && { search: tokensOf(resource, record) }),
    ...(keys.length > 0 && isNeeded(keys) && { sort_keys: sortKeys() }),
  };
}

function tokensOf({ definition, rules }: Resource, record: StoredValues): string[] {
  // Older records lack some values, for which others are shown.
  const shownValue = (field: string) => record[field] || rules.fallbacks?.[field]?.(record as StoredRecord);
  const textsIn = (fields: readonly string[]) => fields.flatMap((field) => textsOf(shownValue(field)));
  const country = record[COUNTRY];
  return searchTokens({
    texts: textsIn(definition.search),
    words: textsIn(definition.searchWords),
    phones: textsIn(definition.searchPhones),
    country: typeof country === 'string' ? country : undefined,
    staffWords: textsIn(definition.staffSearch),
  });
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

/** Returns the texts of a value: a text, a list of texts, or texts by key. */
function textsOf(value: unknown): string[] {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const values = isMap ? Object.values(value) : [value].flat();
  return values.filter((text): text is string => typeof text === 'string');
}

import type { Contract } from '@bms/contracts';
import type { IndexDefinition } from 'mongoose';
import { type CustomFilters, findRpc, type ListContract, readListContract, recordMessage } from './list-contract.ts';
import { NEWEST_FIRST } from './stored.ts';

/** The part of a record definition that determines its indexes. */
interface Indexed {
  readonly service: string;
  readonly ownerFields: readonly string[];
  readonly search: readonly string[];
  readonly searchWords?: readonly string[];
  readonly filters: CustomFilters;
  readonly compared?: readonly string[];
  readonly rowFilterField?: string;
}

/**
 * Returns the indexes for the lists of a record type: the default order, and one index for each sort, filter and owner
 * field, prefixed by `rowFilterField`, and for the search. Filter and search indexes are ordered newest first. Fields
 * compared by range also follow the order in the index, so that a page is found in indexes alone.
 */
export function recordIndexes(definition: Indexed, contract: Contract): IndexDefinition[] {
  const list = findRpc(contract, definition.service, 'List');
  if (!list) return [NEWEST_FIRST];
  const listed = readListContract(list, recordMessage(contract, definition.service), definition.filters);
  const { ownerFields, rowFilterField } = definition;
  const lead: IndexDefinition = rowFilterField ? { [rowFilterField]: 1 } : {};
  const compared = comparedFields(definition, listed);
  const values = listed.filters.map(({ storedAs }) => storedAs);
  const filtered = [...values, ...compared, ...ownerFields.filter((path) => path !== rowFilterField)];
  return [
    { ...NEWEST_FIRST, ...ascending(compared) },
    ...(rowFilterField ? [{ ...lead, ...NEWEST_FIRST }, { ...lead, _id: 1 } as const] : []),
    ...sortedFields(listed).map((path): IndexDefinition => ({ ...lead, [path]: 1, _id: 1 })),
    ...unique(filtered).map((path): IndexDefinition => {
      const others = compared.includes(path) ? compared.filter((other) => other !== path) : [];
      return { ...lead, [path]: 1, ...NEWEST_FIRST, ...ascending(others) };
    }),
    // Without the `rowFilterField` prefix: an index may contain one array field only, and the tokens are an array.
    ...(isSearched(definition) ? [{ search: 1, ...NEWEST_FIRST } as const] : []),
  ];
}

/** True if records have search tokens: some texts are found by any part of a word, or by the beginnings of words. */
export const isSearched = ({ search, searchWords = [] }: Pick<Indexed, 'search' | 'searchWords'>): boolean =>
  search.length + searchWords.length > 0;

/** Returns the stored fields that filters compare by range, such as date bounds. */
export function comparedFields({ compared = [] }: Pick<Indexed, 'compared'>, { filters }: ListContract): string[] {
  return unique([...filters.filter(({ isBound }) => isBound).map(({ storedAs }) => storedAs), ...compared]);
}

const sortedFields = ({ sorts }: ListContract): string[] =>
  unique([...sorts.values()].map(({ path }) => path)).filter((path) => path !== '_id' && path !== 'created_at');

const ascending = (paths: readonly string[]): IndexDefinition => Object.fromEntries(paths.map((path) => [path, 1]));

const unique = (paths: readonly string[]): string[] => [...new Set(paths)].filter(Boolean);

import type { Contract } from '@bms/contracts';
import type { IndexDefinition } from 'mongoose';
import type { RecordDefinition } from './definition.ts';
import { findRpc, readListContract, recordMessage } from './list-contract.ts';

/** Newest first, the order of every list that is not sorted. */
const newestFirst = { created_at: -1, _id: -1 } as const;

/**
 * The indexes that the lists of a kind of record need: one for each sort, each filter, each field that makes a record
 * somebody's own, and the search, each within what `limitedBy` limits. What is filtered or found comes out of its index newest first.
 */
export function recordIndexes(
  definition: Pick<RecordDefinition, 'service' | 'own' | 'search' | 'filters' | 'limitedBy'>,
  contract: Contract,
): IndexDefinition[] {
  const list = findRpc(contract, definition.service, 'List');
  if (!list) return [];
  const { sorts, filters } = readListContract(list, recordMessage(contract, definition.service), definition.filters);
  const { own, search, limitedBy } = definition;
  const sorted = [...sorts.values()].map(({ path }) => path).filter((path) => path !== '_id' && path !== 'created_at');
  const filtered = [...filters.map(({ storedAs }) => storedAs), ...own.filter((path) => path !== limitedBy)];
  const lead: IndexDefinition = limitedBy ? { [limitedBy]: 1 } : {};
  return [
    ...(limitedBy ? [{ ...lead, ...newestFirst }, { ...lead, _id: 1 } as const] : []),
    ...unique(sorted).map((path): IndexDefinition => ({ ...lead, [path]: 1, _id: 1 })),
    ...unique(filtered)
      .filter(Boolean)
      .map((path): IndexDefinition => ({ ...lead, [path]: 1, ...newestFirst })),
    // Without the lead: an index may hold one list of values, and the tokens are one.
    ...(search.length > 0 ? [{ search: 1, ...newestFirst } as const] : []),
  ];
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

import type { Contract } from '@bms/contracts';
import type { IndexDefinition } from 'mongoose';
import type { RecordDefinition } from './definition.ts';
import { findRpc, type ListContract, readListContract, recordMessage } from './list-contract.ts';
import { NEWEST_FIRST } from './stored.ts';

type Indexed = Pick<RecordDefinition, 'service' | 'own' | 'search' | 'filters' | 'compared' | 'limitedBy'>;

/**
 * The indexes that the lists of a kind of record need: one for each sort, each filter, each field that makes a record
 * somebody's own, and the search, each within what `limitedBy` limits. What is filtered or found comes out of its index newest
 * first. What is compared with more than one value also stands behind the order, so that a page is found in indexes alone.
 */
export function recordIndexes(definition: Indexed, contract: Contract): IndexDefinition[] {
  const list = findRpc(contract, definition.service, 'List');
  if (!list) return [NEWEST_FIRST];
  const listed = readListContract(list, recordMessage(contract, definition.service), definition.filters);
  const { own, search, limitedBy } = definition;
  const lead: IndexDefinition = limitedBy ? { [limitedBy]: 1 } : {};
  const compared = comparedFields(definition, listed);
  const values = listed.filters.map(({ storedAs }) => storedAs);
  const filtered = [...values, ...compared, ...own.filter((path) => path !== limitedBy)];
  return [
    { ...NEWEST_FIRST, ...ascending(compared) },
    ...(limitedBy ? [{ ...lead, ...NEWEST_FIRST }, { ...lead, _id: 1 } as const] : []),
    ...sortedFields(listed).map((path): IndexDefinition => ({ ...lead, [path]: 1, _id: 1 })),
    ...unique(filtered).map((path): IndexDefinition => {
      const others = compared.includes(path) ? compared.filter((other) => other !== path) : [];
      return { ...lead, [path]: 1, ...NEWEST_FIRST, ...ascending(others) };
    }),
    // Without the lead: an index may hold one list of values, and the tokens are one.
    ...(search.length > 0 ? [{ search: 1, ...NEWEST_FIRST } as const] : []),
  ];
}

/** The stored fields that filters compare with more than one value, such as days between which they lie. */
export function comparedFields({ compared = [] }: Pick<Indexed, 'compared'>, { filters }: ListContract): string[] {
  return unique([...filters.filter(({ isBound }) => isBound).map(({ storedAs }) => storedAs), ...compared]);
}

const sortedFields = ({ sorts }: ListContract): string[] =>
  unique([...sorts.values()].map(({ path }) => path)).filter((path) => path !== '_id' && path !== 'created_at');

const ascending = (paths: readonly string[]): IndexDefinition => Object.fromEntries(paths.map((path) => [path, 1]));

const unique = (paths: readonly string[]): string[] => [...new Set(paths)].filter(Boolean);

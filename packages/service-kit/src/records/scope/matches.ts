import sift from 'sift';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';

/** True if a filter of a scope matches a record that was read, as in a query of the database. */
export const matches = (filter: StoredFilter, record: StoredRecord): boolean =>
  Object.entries(filter).every(([name, condition]) => isMet(name, condition, record));

function isMet(name: string, condition: unknown, record: StoredRecord): boolean {
  // The conditions of owners, which most records have: to compile them takes ten times as long.
  if (name === '$or') return (condition as StoredFilter[]).some((one) => matches(one, record));
  if (name === '$and') return (condition as StoredFilter[]).every((one) => matches(one, record));
  if (typeof condition === 'number') return [record[name]].flat().includes(condition);
  return sift.default({ [name]: condition } as never)(record);
}

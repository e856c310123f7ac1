import sift from 'sift';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';

/** True if a filter of a scope matches a record that was read, as in a query of the database. */
export const matches = (filter: StoredFilter, record: StoredRecord): boolean => sift.default(filter as never)(record);

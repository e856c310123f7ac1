/** A record as it lies in its collection. */
export interface StoredRecord {
  _id: number;
  /** 1 when it is created, one more with every change. */
  version: number;
  created_at: Date;
  /** The user; 0 where a service made it. */
  created_by: number;
  updated_at: Date;
  [field: string]: unknown;
}

/** Fields of a record by stored name. */
export type StoredValues = Record<string, unknown>;

/** A condition on stored records; empty for all. */
export type StoredFilter = Record<string, unknown>;

/** Newest first: the order of a list that is not sorted. */
export const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** What each record holds for search and sort, and no answer shows. */
export const HIDDEN = { search: 0, sort_keys: 0 } as const;

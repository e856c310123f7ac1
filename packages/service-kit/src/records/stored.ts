/** A record as stored in its collection. */
export interface StoredRecord {
  _id: number;
  /** 1 on creation, incremented by every change. */
  version: number;
  created_at: Date;
  /** The id of the user; 0 if a service created the record. */
  created_by: number;
  updated_at: Date;
  [field: string]: unknown;
}

/** Fields of a record by stored name. */
export type StoredValues = Record<string, unknown>;

/** A condition on stored records; empty matches all. */
export type StoredFilter = Record<string, unknown>;

/** Newest first: the default order of a list. */
export const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** Excludes the internal fields for search and sort. */
export const HIDDEN = { search: 0, sort_keys: 0 } as const;

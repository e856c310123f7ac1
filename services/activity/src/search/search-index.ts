import type { Caller } from '@bms/contracts';
import type { FoundRecord } from '@bms/contracts/types/activity';
import type { SearchEntry } from './search-entry.model.ts';
import type { SearchedModule } from './searched-modules.ts';

/** A search of a caller. */
export interface Search {
  readonly text: string;
  readonly modules: readonly SearchedModule[];
  /** The most records to return. */
  readonly limit: number;
  readonly caller: Caller;
}

/** The records that were found, best first. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly hasMore: boolean;
}

/** A part of the ids of a module, after one and up to another. */
export interface IdRange {
  readonly after: number;
  /** Infinity for all that follow. */
  readonly upTo: number;
}

/**
 * An index of the records of all services. Another search engine can take the place of the one in MongoDB.
 * @see docs/adr/0227-search.md
 */
export interface SearchIndex {
  /**
   * Stores entries, those of deleted records included, unless a newer version of the record is stored.
   * @param settled of all records of a module, an instant before they were read that is so long ago that no change of before
   * can still be committed: they replace every entry of before, and of later ones only older versions
   */
  put(entries: readonly SearchEntry[], settled?: Date): Promise<void>;
  /** Removes the entries of a range of ids that were stored before an instant, except some. */
  sweep(module: string, range: IdRange, kept: readonly number[], before: Date): Promise<void>;
  /** Finds the records that match a search, of those that the caller may get. */
  find(search: Search): Promise<FoundRecords>;
}

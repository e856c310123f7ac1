import type { ListForSearchRequest, ListForSearchResponse } from '@bms/contracts/types/api';
import type { Kit } from '@bms/service-kit';
import { entryOf } from './entry.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchedModule } from './searched-modules.ts';

/** The number of records that are read at once. */
export const PAGE_SIZE = 200;
/** The longest time from the time of an event to its commit, in milliseconds. */
const COMMIT_MS = 60_000;

/** Records of a module: those of a client, or with some ids. */
type Which = Pick<ListForSearchRequest, 'client_id' | 'ids'>;

/** Reads records from their service and stores their entries. @throws ApiError unavailable if the service is */
export type Reindex = (module: SearchedModule, which: Which, signal: AbortSignal) => Promise<void>;

/** A page of records that were stored. */
export interface StoredPage {
  readonly ids: readonly number[];
  /** Entries that were stored before are older than the records of the page. */
  readonly settled: Date;
}

/**
 * Reads a page of records from their service and stores their entries. With `replacesOlder` they also replace newer versions
 * from before, which a restored database no longer has.
 * @throws ApiError unavailable if the service is
 */
export type StorePage = (
  module: SearchedModule,
  request: ListForSearchRequest,
  options?: { readonly replacesOlder?: boolean },
) => Promise<StoredPage>;

/** Creates the function that stores a page of records. */
export const createStorePage =
  ({ request }: Pick<Kit, 'request'>, index: SearchIndex): StorePage =>
  async (module, sent, { replacesOlder = false } = {}) => {
    const { records, read_at } = (await request(module.list, sent)) as ListForSearchResponse;
    const occurredAt = new Date(read_at);
    const settled = new Date(occurredAt.getTime() - COMMIT_MS);
    const entries = records.flatMap(({ change, owners }) =>
      change ? [entryOf(module, { change, owners, occurredAt })] : [],
    );
    await index.put(entries, replacesOlder ? settled : undefined);
    return { ids: entries.map(({ record_id }) => record_id), settled };
  };

/** Creates the function that reads all records of a kind, page by page. */
export const createReindex =
  (storePage: StorePage): Reindex =>
  async (module, { client_id, ids: wanted }, signal) => {
    for (let after = 0, count = PAGE_SIZE; count === PAGE_SIZE; ) {
      signal.throwIfAborted();
      const { ids } = await storePage(module, { after, limit: PAGE_SIZE, client_id, ids: wanted });
      count = ids.length;
      after = ids.at(-1) ?? after;
    }
  };

import type { Model } from 'mongoose';
import type { StoredFilter, StoredRecord } from '../records/stored.ts';
import type { Call } from '../types.ts';
import { remainingMs } from '../writes/late.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** The most records it has. */
  readonly size: number;
}

interface PageQuery {
  readonly filter: StoredFilter;
  readonly order: Record<string, 1 | -1>;
  readonly projection: Record<string, 0 | 1>;
  readonly page: Page;
}

/**
 * Reads a page and how many records there are on all pages. A page that is not full tells the total by itself; counting is
 * left to the metadata of the collection where there is no condition, and to an index where there is one.
 */
export async function readPage(
  model: Model<StoredRecord>,
  query: PageQuery,
  call: Call,
): Promise<{ records: StoredRecord[]; total: number }> {
  const unconditional = Object.keys(query.filter).length === 0;
  // Reading the metadata costs next to nothing, so it does not wait for the page.
  const estimate = unconditional ? model.estimatedDocumentCount({ maxTimeMS: remainingMs(call) }) : undefined;
  const [records, estimated] = await Promise.all([findPage(model, query, call), estimate]);
  const known = knownTotal(query.page, records.length);
  if (known !== undefined) return { records, total: known };
  const counted = estimated ?? (await model.countDocuments(query.filter).maxTimeMS(remainingMs(call)));
  return { records, total: counted };
}

function findPage(model: Model<StoredRecord>, query: PageQuery, call: Call): Promise<StoredRecord[]> {
  const { filter, order, projection, page } = query;
  return model
    .find(filter, projection)
    .sort(order)
    .skip((page.number - 1) * page.size)
    .limit(page.size)
    .maxTimeMS(remainingMs(call))
    .lean<StoredRecord[]>()
    .exec();
}

/** The total, where the page ends the list; an empty page past the first one says nothing. */
function knownTotal({ number, size }: Page, found: number): number | undefined {
  if (found === size || (found === 0 && number > 1)) return undefined;
  return (number - 1) * size + found;
}

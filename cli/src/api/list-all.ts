/** Number of records of a page. */
const PAGE_SIZE = 100;

/** A page of a list of the API. */
interface Page<T> {
  readonly records: readonly T[];
  readonly meta: { readonly total: number };
}

/** Reads all pages of a list. @param read requests the page of that number, from 1 */
export async function listAll<T>(
  read: (query: { page: number; limit: number }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { records, meta } = await read({ page, limit: PAGE_SIZE });
    all.push(...records);
    if (records.length === 0 || all.length >= meta.total) return all;
  }
}

import type { Http } from '../../api/http.ts';

interface Page<Entry> {
  readonly records: readonly Entry[];
  readonly meta: { readonly total: number };
}

/** Returns the number of records that match a query. */
export async function countOf(
  http: Http,
  path: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<number> {
  const { body } = await http<Page<unknown>>('GET', path, { query: { ...query, limit: 1 }, signal });
  return body.meta.total;
}

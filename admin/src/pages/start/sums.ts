import type { Http } from '../../api/http.ts';

/** Invoices in a list, as far as sums go. */
interface InvoiceInShort {
  readonly total: number;
  readonly status: string;
}

/** What is owed: how many invoices, and what they come to. */
export interface Sum {
  readonly count: number;
  readonly total: number;
  /** Not all of them were added up, since there are too many: the sum is of the newest. */
  readonly isPart: boolean;
}

interface Page<Entry> {
  readonly records: readonly Entry[];
  readonly meta: { readonly total: number };
}

const PER_PAGE = 100;
/** Pages that are added up at most: a start page must not take the service's time. */
const MOST_PAGES = 5;

/** Adds up the totals of the invoices that a query finds. */
export async function sumOf(
  http: Http,
  query: Readonly<Record<string, string | boolean>>,
  signal?: AbortSignal,
): Promise<Sum> {
  const read = async (page: number) =>
    (await http<Page<InvoiceInShort>>('GET', '/api/invoices', { query: { ...query, page, limit: PER_PAGE }, signal }))
      .body;
  const first = await read(1);
  const pages = Math.min(Math.ceil(first.meta.total / PER_PAGE), MOST_PAGES);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)));
  const records = [first, ...rest].flatMap((page) => page.records);
  const total = records.reduce((sum, invoice) => sum + invoice.total, 0);
  return { count: first.meta.total, total, isPart: records.length < first.meta.total };
}

/** How many records a query finds. */
export async function countOf(
  http: Http,
  path: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<number> {
  const { body } = await http<Page<unknown>>('GET', path, { query: { ...query, limit: 1 }, signal });
  return body.meta.total;
}

/** A request that is measured at both sizes. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Returns the path. @param size the number of clients; @param id an id that exists */
  path(size: number, id: number): string;
}

const LIST = '/api/clients';
const DAY_MS = 86_400_000;

/** A search across modules. */
const search = (name: string, q: string): Call => ({ name, method: 'GET', path: () => `/api/search?q=${q}` });

const get = (name: string, query: string): Call => ({
  name,
  method: 'GET',
  path: () => (query ? `${LIST}?${query}` : LIST),
});

/** Returns the day before today, e.g. `2026-01-31`. */
const yesterday = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

const SORTS = ['id', 'created_at', 'created_date', 'company_name', 'city', 'country'];

/** The documented calls of clients. The filters of 100 % and of none match all or no clients of the data set. */
export const CALLS: readonly Call[] = [
  get('list, page 1, with total', ''),
  ...SORTS.flatMap((sort) => [get(`sort ${sort}`, `sort=${sort}`), get(`sort -${sort}`, `sort=-${sort}`)]),
  get('page 5,000 of 2 records', 'limit=2&page=5000'),
  {
    name: 'page 5,000 of 20 records (last page at 10,000)',
    method: 'GET',
    path: (size) => `${LIST}?page=${Math.min(5000, size / 20)}`,
  },
  get('filter status=active (all)', 'status=active'),
  get('filter status=inactive (none)', 'status=inactive'),
  get('filter owner_id=1 (all)', 'owner_id=1'),
  get('filter type=person (10 %)', 'type=person'),
  get('filter country=Sweden (14 %)', 'country=Sweden'),
  get('filter label (8 %)', 'label=segment%203'),
  get('filter group_id (none)', 'group_id=1'),
  {
    name: 'filter created_from (one day)',
    method: 'GET',
    path: () => `${LIST}?created_from=${yesterday()}`,
  },
  { name: 'filter ids (one)', method: 'GET', path: (_size, id) => `${LIST}?ids=${id}` },
  get('search, one match', 'search=k0004711.example'),
  get('search, 1 % of the names', 'search=fenstein'),
  get('search, 14 % of the names', 'search=imports'),
  get('search, no match', 'search=xyzzy'),
  search('search across modules, one match', 'k0004711.example'),
  search('search across modules, 1 % of the names', 'fenstein'),
  search('search across modules, 14 % of the names', 'imports'),
  search('search across modules, two words', 'fenstein%20imports'),
  search('search across modules, one typing error', 'fenstien'),
  search('search across modules, no match', 'xyzzy'),
  { name: 'detail', method: 'GET', path: (_size, id) => `${LIST}/${id}` },
  { name: 'create, with all effects', method: 'POST', path: () => LIST },
];

import type { SortPayload } from 'react-admin';
import type { Resource } from '../contract/types.ts';
import type { Query } from './http.ts';

/** The maximum length of a search. */
const MAX_SEARCH = 100;
/** The filters of lists whose fields the panel does not offer: saved views and addresses have them. */
export const RANGES = ['created_from', 'created_to', 'updated_from', 'updated_to'];
/** The additional fields of list items that pages show. */
const INCLUDED = ['currency', 'balance', 'is_invited'];

type Filter = Readonly<Record<string, unknown>>;

/** Returns the parameters of a list that select, order and complete its records, without those of its page. */
export const listQuery = (resource: Resource, filter?: Filter, sort?: SortPayload): Query => ({
  ...filterQuery(resource, filter),
  ...sortQuery(resource, sort),
  ...included(resource),
});

/** Returns the query of a list whose records have these members; without any, they have those of its items. */
export function withFields({ include, ...query }: Query, fields: readonly string[] | undefined): Query {
  if (!fields) return include === undefined ? query : { ...query, include };
  return { ...query, fields: [...new Set([...fields, ...(include ? String(include).split(',') : [])])].join() };
}

/**
 * Builds the query of a filter. `q` is react-admin's search parameter. Filters that the service does not know belong to
 * the page.
 */
function filterQuery(resource: Resource, filter: Filter = {}): Query {
  const known = new Set([...resource.filters.map(({ name }) => name), ...RANGES]);
  const entries = Object.entries(filter).filter(([name, value]) => known.has(name) && value !== null);
  const { q } = filter;
  return {
    ...(Object.fromEntries(entries) as Query),
    ...(resource.hasSearch && typeof q === 'string' && { search: q.slice(0, MAX_SEARCH) }),
  };
}

/** Returns the parameter that adds to list items what pages show of them. */
export function included({ include }: Resource): Query {
  const wanted = INCLUDED.filter((name) => include?.includes(name));
  return wanted.length > 0 ? { include: wanted.join() } : {};
}

function sortQuery(resource: Resource, sort: SortPayload | undefined): Query {
  if (!sort || !resource.sortable.includes(sort.field)) return {};
  return { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` };
}

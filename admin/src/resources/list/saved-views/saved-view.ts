import type { RaRecord, SortPayload } from 'react-admin';
import { queryString } from '../../../api/http.ts';
import { listQuery, RANGES } from '../../../api/list-query.ts';
import type { Field, Resource } from '../../../contract/types.ts';

/** A saved view of a list: its filters, search and sort, and its columns. */
export interface SavedView extends RaRecord {
  readonly id: number;
  readonly title: string;
  /** The parameters of the list call. */
  readonly query: string;
  /** None for the usual columns. */
  readonly columns: readonly string[];
  readonly is_shared: boolean;
  readonly sort: number;
  readonly created_by: number;
  readonly etag: string;
}

/** The fields of views that lists need. */
export const VIEW_FIELDS = ['id', 'title', 'query', 'columns', 'is_shared', 'sort', 'created_by', 'etag'];

/**
 * The member of the filter values that holds the id of the chosen view. So it is in the address, with the filters, and
 * stays when the user comes back to the list; the service does not get it.
 */
export const VIEW = 'view';

/** Filters, with the search in `q`, and sort of a list. */
export interface Selection {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: SortPayload;
}

/** Returns the id of the view that is chosen in filter values; undefined if there is none. */
export function chosenId(values: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const id = values?.[VIEW];
  return typeof id === 'number' ? id : undefined;
}

/** Returns the query that a view stores for a selection. */
export function queryOf(resource: Resource, { filter, sort }: Selection): string {
  const { include: _include, ...query } = listQuery(resource, filter, sort);
  return queryString(query).slice(1);
}

/** Returns the selection of a query. Parameters that the list does not have are left out, see unknownIn. */
export function selectionOf(resource: Resource, query: string): Selection {
  const entries = [...new URLSearchParams(query)];
  const found = (wanted: string): string | undefined => entries.find(([name]) => name === wanted)?.[1];
  const [search, sort] = [found('search'), found('sort')?.split(',')[0]];
  const filters = entries.filter(([name]) => isFilter(resource, name));
  return {
    filter: {
      ...Object.fromEntries(filters.map(([name, text]) => [name, inputValue(fieldNamed(resource, name), text)])),
      ...(search && { q: search }),
    },
    ...(sort && { sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } }),
  };
}

/** Returns the parameters of a query that the list does not have: without them it shows more than was meant. */
export const unknownIn = (resource: Resource, query: string): string[] =>
  [...new URLSearchParams(query).keys()].filter(
    (name) => name !== 'search' && name !== 'sort' && !isFilter(resource, name),
  );

/** True if two selections have the same records in the same order. */
export function isSameSelection(resource: Resource, one: Selection, other: Selection): boolean {
  const canonical = (selection: Selection): string => queryOf(resource, selection).split('&').sort().join('&');
  return canonical(one) === canonical(other);
}

const fieldNamed = ({ filters }: Resource, name: string): Field | undefined =>
  filters.find((field) => field.name === name);

const isFilter = (resource: Resource, name: string): boolean =>
  RANGES.includes(name) || fieldNamed(resource, name) !== undefined;

/** Returns the value of a filter as its input holds it. */
function inputValue(field: Field | undefined, text: string): unknown {
  if (field?.type === 'boolean') return text === 'true' || text === '1';
  if (field?.list) return text.split(',').map((part) => inputValue({ ...field, list: false }, part));
  const isNumber = field?.type === 'integer' || field?.type === 'number';
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

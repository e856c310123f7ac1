import { invalid } from '@bms/contracts';
import { compileEncoder, storedName } from '../records/conversion.ts';
import { comparedFields } from '../records/indexes.ts';
import { fromDay, LIST_FIELD, type ListContract, toDay } from '../records/list-contract.ts';
import { HIDDEN, NEWEST_FIRST, type StoredFilter } from '../records/stored.ts';
import { trust } from '../scope/trust.ts';
import { searchPatterns } from '../search/tokens.ts';
import type { Call, Handler } from '../types.ts';
import { scopeOf } from './load.ts';
import { type Page, readPage } from './page.ts';
import type { Resource } from './resource.ts';

/** The parameters that every list has, as the contract's ListQuery. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  sort?: string;
  created_from?: string;
  created_to?: string;
}

type ListRequest = { [LIST_FIELD]?: ListQuery | null } & Record<string, unknown>;
type Order = Record<string, 1 | -1>;

/** Lists what the caller may see: filtered, searched, sorted, by page. Every condition is answered by an index. */
export function list(resource: Resource, name = 'List'): Handler<ListRequest> {
  const rpc = resource.rpc(name);
  const contract = resource.list;
  const item = rpc.response.field('records')?.message;
  if (!contract || !item) throw new Error(`${rpc.path} is no list of records`);
  const encode = compileEncoder(item, resource.rules.computed);
  const paged = rpc.response.field('meta') !== undefined;
  const computes = item.fields.some((field) => resource.rules.computed?.[field.name]);
  const shown = item.fields.map((field) => [storedName(field), 1] as const);
  const projection = computes ? HIDDEN : Object.fromEntries(shown);
  const compared = new Set(comparedFields(resource.definition, contract));
  return async (call) => {
    const query = call.request[LIST_FIELD] ?? {};
    const order = orderOf(contract, query.sort);
    const page = pageOf(query, paged);
    const filter = await filterOf(resource, contract, call, query);
    const { records, total } = await readPage(resource.model, { filter, order, projection, page, compared }, call);
    const meta = { total, current_page: page.number, per_page: page.size };
    return paged ? { records: records.map(encode), meta } : { records: records.map(encode) };
  };
}

const DEFAULT_SIZE = 20;
const LARGEST_SIZE = 100;
/** A list without `meta` holds everything, up to this many, unless a page is asked for. */
const UNPAGED_SIZE = 1000;

/** The page that is asked for; more than 100 records mean 100. */
export function pageOf({ page, limit }: ListQuery, paged = true): Page {
  const everything = !paged && page === undefined && limit === undefined;
  return { number: page ?? 1, size: everything ? UNPAGED_SIZE : Math.min(limit ?? DEFAULT_SIZE, LARGEST_SIZE) };
}

function orderOf({ sorts }: ListContract, sort: string | undefined): Order {
  if (!sort) return NEWEST_FIRST;
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = sorts.get(sort.replace(/^-/, ''));
  if (!field) {
    const message = `sort must be one of ${[...sorts.keys()].join(', ')}; a - in front sorts in descending order.`;
    throw invalid({ field: 'sort', code: 'not_allowed', message });
  }
  return { [field.path]: direction, _id: direction };
}

/** Everything that a record must meet to be in the list; what the caller may see comes first. */
async function filterOf(
  resource: Resource,
  contract: ListContract,
  call: Call<ListRequest>,
  query: ListQuery,
): Promise<StoredFilter> {
  const scope = scopeOf(resource, call, 'view');
  const sent = contract.filters.filter(({ name }) => call.request[name] != null);
  const conditions = [
    scope,
    ...(await Promise.all(sent.map(({ name, condition }) => condition(call.request[name], call, resource.kit.db)))),
    ...(query.created_from ? [{ created_at: fromDay(query.created_from) }] : []),
    ...(query.created_to ? [{ created_at: toDay(query.created_to) }] : []),
    ...searchPatterns(query.search ?? '').map((pattern) => ({ search: pattern })),
  ].filter((condition) => Object.keys(condition).length > 0);
  return trust(conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {}));
}

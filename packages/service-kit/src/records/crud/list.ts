import { ACTIONS, type Caller, invalid, type MessageContract } from '@bms/contracts';
import type { Call, Scan } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import { compileActions, type RecordAction } from '../actions/record-actions.ts';
import { compileEncoder, storedName } from '../model/conversion.ts';
import { comparedFields } from '../model/indexes.ts';
import {
  INCLUDE_FIELD,
  instantBounds,
  LIST_FIELD,
  type ListContract,
  type ListFilter,
} from '../model/list-contract.ts';
import { HIDDEN, NEWEST_FIRST, NOTHING, type StoredFilter, type StoredRecord } from '../model/stored.ts';
import { compilePopulateNames, type PopulateNames } from '../references/populate-names.ts';
import { trust } from '../scope/scope.ts';
import { searchConditions } from '../search/conditions.ts';
import { cursorOrderOf, decodeCursor, encodeCursor, listIdentity } from './cursor.ts';
import { readCursorPage } from './cursor-page.ts';
import { scopeOf } from './load.ts';
import { type Page, sharePages } from './page.ts';
import { scheduleSearchRefresh } from './refresh-search.ts';
import type { Resource } from './resource.ts';
import { readScanPage } from './scan-page.ts';

/** The parameters common to all lists, as in the contract's ListQuery. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  sort?: string;
  created_from?: string;
  created_to?: string;
  ids?: number[];
  cursor?: string | null;
  updated_from?: string;
  updated_to?: string;
}

type ListRequest = { [LIST_FIELD]?: ListQuery | null } & Record<string, unknown>;
type Order = Record<string, 1 | -1>;

/** Returns what a caller can do with a record. */
export type ActionsOf = (record: StoredRecord, caller: Caller) => readonly RecordAction[];

/**
 * Creates the handler that lists the records visible to the caller: filtered, searched, sorted and paged. Every
 * condition is backed by an index.
 * @param actionsOf the `actions` of an item, in lists whose items have them; those of the resource by default
 */
export function list<const Name extends string = 'List'>(
  resource: Resource,
  name = 'List' as Name,
  actionsOf?: ActionsOf,
): Handler<object, EncodedAnswer<Name>> {
  const rpc = resource.rpc(name);
  const contract = resource.list;
  const item = rpc.response.field('records')?.message;
  if (!contract || !item) throw new Error(`${rpc.path} is no list of records`);
  const paged = rpc.response.field('meta') !== undefined;
  const itemFor = compileItems(resource, item, rpc.request.field(INCLUDE_FIELD)?.rules.allowed ?? [], actionsOf);
  scheduleSearchRefresh(resource);
  const compared = new Set(comparedFields(resource.definition, contract));
  const readPage = sharePages(resource.model, { compared, all: resource.total });
  const readAfter = compileReadAfter(resource, contract);
  const scanPage = compileScan(resource, contract);
  const readNumbered = async (call: Call, page: Page, projection: Item['projection']): Promise<ReadPage> => {
    const request = call.request as ListRequest;
    const order = orderOf(contract, request[LIST_FIELD]?.sort);
    const filter = await filterOf(resource, contract, call, request);
    const { records, total } = await readPage({ filter, order, projection, page }, call);
    return { records, meta: { total, current_page: page.number, per_page: page.size } };
  };
  return async (call) => {
    const request = call.request as ListRequest;
    const query = request[LIST_FIELD] ?? {};
    const page = pageOf(query, paged);
    const item = itemFor((request[INCLUDE_FIELD] ?? []) as string[], call.wantsActions);
    const read = async (): Promise<ReadPage> => {
      if (call.scan && paged) return await scanPage(call, call.scan, item.projection);
      if (query.cursor == null) return await readNumbered(call, page, item.projection);
      return await readAfter(call, query.cursor, page.size, item.projection);
    };
    const { records, meta } = await read();
    const named = await item.populateNames(records, call);
    const encoded = named.map((record) => item.encode(record, call.caller));
    const answer: Record<string, unknown> = paged ? { records: encoded, meta } : { records: encoded };
    return answer as EncodedAnswer<Name>;
  };
}

/** A page with its pagination details, as in the contract's ListMeta. */
interface ReadPage {
  readonly records: readonly StoredRecord[];
  readonly meta: {
    readonly total: number;
    readonly current_page: number;
    readonly per_page: number;
    /** Empty at the end. */
    readonly next_cursor?: string;
  };
}

/** Compiles the function that reads the page after a cursor. */
function compileReadAfter(resource: Resource, contract: ListContract) {
  return async (call: Call, cursor: string, size: number, projection: Item['projection']): Promise<ReadPage> => {
    const request = call.request as ListRequest;
    const query = request[LIST_FIELD] ?? {};
    const order = cursorOrderOf(query.sort, contract.sorts);
    const identity = listIdentity(identityOf(call, contract));
    const after = decodeCursor(cursor, identity);
    const filter = await filterOf(resource, contract, call, request);
    const read = { filter, projection, order, after, size, all: resource.total };
    const { records, total, next } = await readCursorPage(resource.model, read, call);
    const meta = { total, current_page: 1, per_page: size, next_cursor: next ? encodeCursor(identity, next) : '' };
    return { records, meta };
  };
}

/** Compiles the function that reads a page of a scan; its details have the number of its records and the next page. */
function compileScan(resource: Resource, contract: ListContract) {
  return async (call: Call, scan: Scan, projection: Item['projection']): Promise<ReadPage> => {
    const request = call.request as ListRequest;
    const order = orderOf(contract, request[LIST_FIELD]?.sort);
    const filter = await filterOf(resource, contract, call, request);
    const { records, next } = await readScanPage(resource.model, { filter, order, projection, scan }, call);
    return { records, meta: { total: records.length, current_page: 1, per_page: records.length, next_cursor: next } };
  };
}

/** Returns what makes a list: its rpc, order and filters, not the size of its pages or the shape of its records. */
function identityOf({ rpc, request, emptyFilters, severalIds }: Call, { filters }: ListContract): unknown {
  const { [LIST_FIELD]: query, ...values } = request as ListRequest;
  const { page, limit, cursor, sort, ...common } = query ?? {};
  const sent = [...Object.entries(common), ...filters.map(({ name }) => [name, values[name]] as const)];
  return [rpc.path, sort ?? 'id', emptyFilters, [...severalIds], sent.filter(([, value]) => isSent(value)).sort()];
}

/** False for the unset values of a decoded message: an empty list or map, too. */
const isSent = (value: unknown): boolean =>
  value != null && !(typeof value === 'object' && Object.keys(value).length === 0);

/** Reads and encodes the records of a list. */
interface Item {
  readonly projection: Record<string, 0 | 1>;
  encode(record: StoredRecord, caller: Caller): Record<string, unknown>;
  readonly populateNames: PopulateNames;
}

/** Compiles the items of a list for each choice of optional members; those that are not chosen are left out. */
function compileItems(
  resource: Resource,
  item: MessageContract,
  optional: readonly string[],
  actionsOf: ActionsOf | undefined,
): (include: readonly string[], wantsActions: boolean) => Item {
  const known = new Map<string, Item>();
  const own = item.field(ACTIONS) && (actionsOf ?? compileActions(resource));
  return (include, wantsActions) => {
    const hasActions = own !== undefined && wantsActions;
    const key = [...optional.filter((name) => include.includes(name)), ...(hasActions ? [ACTIONS] : [])].join();
    const isLeftOut = (name: string): boolean =>
      name === ACTIONS || (optional.includes(name) && !include.includes(name));
    const compile = (): Item => compileItem(resource, without(item, isLeftOut));
    const found = known.get(key) ?? (hasActions ? withActions(compile(), own) : compile());
    known.set(key, found);
    return found;
  };
}

function compileItem(resource: Resource, item: MessageContract): Item {
  return {
    projection: projectionOf(resource, item),
    encode: compileEncoder(item, resource.kit.days, resource.shown),
    populateNames: compilePopulateNames(item, resource.kit.names),
  };
}

/** Returns items with `actions`, which follow from the whole record. */
const withActions = (item: Item, actionsOf: ActionsOf): Item => ({
  ...item,
  projection: HIDDEN,
  encode: (record, caller) => ({ ...item.encode(record, caller), [ACTIONS]: actionsOf(record, caller) }),
});

/** Returns the stored fields that the items show and are computed from; all if one is computed from an unknown choice. */
function projectionOf({ rules }: Resource, { fields }: MessageContract): Item['projection'] {
  const sources = fields.map((field) => {
    const isComputed = rules.computed?.[field.name] !== undefined;
    return isComputed ? rules.computedFrom?.[field.name] : [storedName(field)];
  });
  const isKnown = sources.every((names) => names !== undefined);
  return isKnown ? Object.fromEntries(sources.flat().map((name) => [name, 1] as const)) : HIDDEN;
}

const without = (item: MessageContract, isLeftOut: (name: string) => boolean): MessageContract => ({
  ...item,
  fields: item.fields.filter(({ name }) => !isLeftOut(name)),
});

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
/** The page size of a list without `meta` if no page is requested. */
const UNPAGED_SIZE = 1000;

/** Returns the requested page; a limit above 100 is reduced to 100. */
export function pageOf({ page, limit }: ListQuery, paged = true): Page {
  const everything = !paged && page === undefined && limit === undefined;
  return { number: page ?? 1, size: everything ? UNPAGED_SIZE : Math.min(limit ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE) };
}

/** The maximum number of fields that a list is sorted by. */
const MAX_SORTS = 3;

/**
 * Returns the order of a list: by the fields of `sort`, then by id in the direction of the last one. An index has the
 * order of one field; several are sorted by MongoDB.
 */
function orderOf({ sorts }: ListContract, sort: string | undefined): Order {
  if (!sort) return NEWEST_FIRST;
  const names = sort.split(',');
  const fields = names.map((name) => sorts.get(name.replace(/^-/, '')));
  const isKnown = fields.every((field) => field !== undefined);
  if (!isKnown) {
    const message = `sort must be one of ${[...sorts.keys()].join(', ')}; prefix it with - for descending order.`;
    throw invalid({ field: 'sort', code: 'not_allowed', message });
  }
  const paths = new Set(fields.map(({ path }) => path));
  if (paths.size < names.length) throw sortError('repeated', 'sort must not have a field twice.');
  if (names.length > MAX_SORTS) throw sortError('too_many', `sort must have at most ${MAX_SORTS} fields.`);
  const directionOf = (name: string): 1 | -1 => (name.startsWith('-') ? -1 : 1);
  const order = Object.fromEntries(fields.map(({ path }, at) => [path, directionOf(names[at]!)] as const));
  return paths.has('_id') ? order : { ...order, _id: directionOf(names.at(-1)!) };
}

const sortError = (code: string, message: string) => invalid({ field: 'sort', code, message });

/** Returns the conditions of a search. Portal users do not search the texts for staff. */
function searched({ definition }: Resource, { caller }: Call, search = ''): StoredFilter[] {
  const forStaff = definition.staffSearch.length > 0 && caller.userType !== 'client';
  return searchConditions(search, forStaff).map(([first, ...others]) => ({
    search: others.length > 0 ? { $in: [first, ...others] } : first,
  }));
}

/** Returns the condition of a filter: one of its values must match if it has several. */
async function conditionOf(filter: ListFilter, value: unknown, call: Call, { kit }: Resource): Promise<StoredFilter> {
  const { name, isChoice, storedAs, condition } = filter;
  const values = isChoice ? String(value).split(',') : (call.severalIds.get(name) ?? []);
  if (values.length < 2) return condition(value, call, kit);
  if (storedAs !== '') return { [storedAs]: { $in: values } };
  return { $or: await Promise.all(values.map((one) => condition(one, call, kit))) };
}

/** Builds the filter of the list; the scope of the caller comes first. */
async function filterOf(
  resource: Resource,
  contract: ListContract,
  call: Call,
  request: ListRequest,
): Promise<StoredFilter> {
  const query = request[LIST_FIELD] ?? {};
  const scope = scopeOf(resource, call, 'view');
  const sent = contract.filters.filter(({ name, isMap }) => (isMap ? isSent(request[name]) : request[name] != null));
  const bounds = instantBounds(resource.kit.days);
  const isHidden = call.caller.userType === 'client' && sent.some(({ staffOnly }) => staffOnly);
  const conditions = [
    scope,
    ...(isHidden || call.emptyFilters.length > 0 ? [NOTHING] : []),
    ...(await Promise.all(sent.map((filter) => conditionOf(filter, request[filter.name], call, resource)))),
    ...(query.created_from ? [{ created_at: bounds.from(query.created_from) }] : []),
    ...(query.created_to ? [{ created_at: bounds.to(query.created_to) }] : []),
    ...(query.updated_from ? [{ updated_at: bounds.from(query.updated_from) }] : []),
    ...(query.updated_to ? [{ updated_at: bounds.to(query.updated_to) }] : []),
    ...(query.ids?.length ? [{ _id: { $in: query.ids } }] : []),
    ...searched(resource, call, query.search),
  ].filter((condition) => Object.keys(condition).length > 0);
  return trust(conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {}));
}

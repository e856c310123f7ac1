import type { Contract, FieldContract, MessageContract, Rpc } from '@bms/contracts';
import type { Connection } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { storedName } from './conversion.ts';
import type { StoredFilter, StoredRecord } from './stored.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Returns the condition for a filter value; it may depend on the caller and on data in the service's database. */
export type CustomFilter<T extends StoredRecord = StoredRecord> = (
  value: unknown,
  call: Call,
  db: Connection,
) => StoredFilter<T> | Promise<StoredFilter<T>>;

/** The sorts and filters of a list as declared in the contract, by stored names. */
export interface ListContract {
  /** Sort names and their stored fields; every list has `id` and `created_at`. */
  readonly sorts: ReadonlyMap<string, SortField>;
  readonly filters: readonly ListFilter[];
}

export interface SortField {
  /** The indexed stored field. */
  readonly path: string;
  /** True for text, which is sorted by its normalized form (sort keys). */
  readonly folded: boolean;
}

export interface ListFilter {
  /** The name of the request field. */
  readonly name: string;
  /** The stored field that the value is compared with; empty for a custom filter. */
  readonly storedAs: string;
  /** True if the value is a bound of the field, not an exact value. */
  readonly isBound: boolean;
  /** True if the filter is based on fields visible to staff only. */
  readonly staffOnly: boolean;
  /** Returns the condition for a filter value. */
  condition: CustomFilter;
}

export type CustomFilters = Readonly<Record<string, CustomFilter | undefined>>;

/** The request field with page, order and search of a list. */
export const LIST_FIELD = 'list';

/** The request parameter that selects optional fields of a list's records, as listed in its `allowed` rule. */
export const INCLUDE_FIELD = 'include';

/**
 * Reads the sorts and filters of a List rpc.
 * @param custom custom filters of the module, by name
 * @throws Error naming a sort that is no field of the record, or a custom filter that is no field of the request
 */
export function readListContract(list: Rpc, record: MessageContract, custom: CustomFilters = {}): ListContract {
  const query = list.request.field(LIST_FIELD);
  const sorts = (query?.rules.sortable ?? []).map((name) => [name, sortField(name, record, list)] as const);
  const unknown = Object.keys(custom).find((name) => !list.request.field(name));
  if (unknown) throw new Error(`${list.path} has no parameter ${unknown} to filter by`);
  const fields = list.request.fields.filter(({ name }) => name !== LIST_FIELD && name !== INCLUDE_FIELD);
  const hidden = new Set(record.fields.filter((field) => field.rules.staffOnly).map(storedName));
  const filters = fields.map((field) => {
    const filter = customFilter(field, custom[field.name]) ?? readFilter(field);
    return { ...filter, staffOnly: field.rules.staffOnly || hidden.has(filter.storedAs) };
  });
  return { sorts: new Map(sorts), filters };
}

function sortField(name: string, record: MessageContract, list: Rpc): SortField {
  if (name === 'created_at') return { path: 'created_at', folded: false };
  const field = record.field(name);
  if (!field) throw new Error(`${list.path} sorts by ${name}, which is no field of ${record.name}`);
  const path = storedName(field);
  const isText = field.type === 'string' && field.rules.format === '' && field.rules.decimals === undefined;
  return isText ? { path: `sort_keys.${path}`, folded: true } : { path, folded: false };
}

type ReadFilter = Omit<ListFilter, 'staffOnly'>;

function customFilter({ name }: FieldContract, condition: CustomFilters[string]): ReadFilter | undefined {
  return condition && { name, storedAs: '', isBound: false, condition };
}

/**
 * Returns the filter of a request field: date fields named `due_from` and `due_to` are bounds of a range; any other
 * filter is an equality.
 */
function readFilter(field: FieldContract): ReadFilter {
  const { name, rules } = field;
  const bound = rules.format === 'date' ? /^(.+)_(from|to)$/.exec(name) : null;
  if (!bound)
    return { name, storedAs: rules.storedAs, isBound: false, condition: (value) => ({ [rules.storedAs]: value }) };
  const storedAs = rules.storedAs === name ? bound[1]! : rules.storedAs;
  const condition = bound[2] === 'from' ? fromDay : toDay;
  return { name, storedAs, isBound: true, condition: (value) => ({ [storedAs]: condition(String(value)) }) };
}

/** Returns the condition for a day (YYYY-MM-DD, UTC) or later. */
export const fromDay = (day: string) => ({ $gte: new Date(day) });
/** Returns the condition for a day (YYYY-MM-DD, UTC) or earlier. */
export const toDay = (day: string) => ({ $lt: new Date(Date.parse(day) + DAY_MS) });

/** Finds an rpc of a service by name; undefined if there is none. */
export function findRpc(contract: Contract, service: string, name: string): Rpc | undefined {
  return contract.services.get(service)?.rpcs.find((rpc) => rpc.name === name);
}

/**
 * Returns the message of the record: the body of Create, else the record of Get, else that of List.
 * @throws Error if there is none
 */
export function recordMessage(contract: Contract, service: string): MessageContract {
  const create = findRpc(contract, service, 'Create');
  const sent = create && bodyField(create)?.message;
  const shown = findRpc(contract, service, 'Get')?.response.field('record')?.message;
  const listed = findRpc(contract, service, 'List')?.response.field('records')?.message;
  const message = sent ?? shown ?? listed;
  if (!message) throw new Error(`${service} has no Create with a body, no Get with a record and no List with records`);
  return message;
}

/** Returns the request field that holds the record. */
export function bodyField(rpc: Rpc): FieldContract | undefined {
  const named = rpc.bindings.find(({ body }) => body !== '' && body !== '*')?.body;
  return named === undefined ? undefined : rpc.request.field(named);
}

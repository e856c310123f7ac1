import type { Contract, FieldContract, MessageContract, Rpc } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { EXTERNAL_KEYS, externalKey } from '../../runtime/database/external-keys.ts';
import type { Kit } from '../kit.ts';
import { isDayOfInstant, storedName } from './conversion.ts';
import { type Days, nextDay, parseDay } from './days.ts';
import type { StoredFilter, StoredRecord } from './stored.ts';

/**
 * Returns the condition for a filter value; it may depend on the caller, on data in the service's database and on the
 * current day.
 */
export type CustomFilter<T extends StoredRecord = StoredRecord> = (
  value: unknown,
  call: Call,
  kit: Pick<Kit, 'db' | 'days'>,
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
  /** True if the value may be several of the allowed ones, separated by commas. */
  readonly isChoice: boolean;
  /** True if the value is a map, which is empty if it was not sent. */
  readonly isMap: boolean;
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
    const filter = customFilter(field, custom[field.name]) ?? readFilter(field, record, list.service.name);
    const isChoice = field.type === 'string' && !field.repeated && field.rules.allowed.length > 0;
    return { ...filter, isChoice, isMap: field.map, staffOnly: field.rules.staffOnly || hidden.has(filter.storedAs) };
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

type ReadFilter = Omit<ListFilter, 'staffOnly' | 'isChoice' | 'isMap'>;

function customFilter({ name }: FieldContract, condition: CustomFilters[string]): ReadFilter | undefined {
  return condition && { name, storedAs: '', isBound: false, condition };
}

/**
 * Returns the filter of a request field: fields of the format `date_bound`, named `due_from` and `due_to`, are bounds of a
 * range, and so are numbers named `total_min` and `total_max`; any other filter is an equality.
 * @throws Error naming a bound that has another name or format
 */
function readFilter(field: FieldContract, record: MessageContract, service: string): ReadFilter {
  const { name, rules } = field;
  if (rules.externalIds) return externalFilter(field, service);
  const limit = readLimit(field, record);
  if (limit) return limit;
  const isBound = rules.format === 'date_bound';
  const bound = /^(.+)_(from|to)$/.exec(name);
  if (isBound ? !bound : bound && rules.format === 'date')
    throw new Error(
      `${name}: date_bound is the format of the date filters <field>_from and <field>_to, and only of them`,
    );
  if (!isBound || !bound)
    return { name, storedAs: rules.storedAs, isBound, condition: (value) => ({ [rules.storedAs]: value }) };
  const storedAs = rules.storedAs === name ? bound[1]! : rules.storedAs;
  const side = bound[2] as keyof Bounds;
  const boundsOf = storesInstants(record, storedAs) ? instantBounds : dayBounds;
  const condition: CustomFilter = (value, _call, { days }) => ({ [storedAs]: boundsOf(days)[side](String(value)) });
  return { name, storedAs, isBound, condition };
}

/** Returns the filter of a number named `<field>_min` or `<field>_max`, both included; undefined for any other field. */
function readLimit({ name, type }: FieldContract, record: MessageContract): ReadFilter | undefined {
  const [, limited = '', side] = /^(.+)_(min|max)$/.exec(name) ?? [];
  const field = record.field(limited);
  if (!field || (type !== 'int64' && type !== 'double')) return undefined;
  const path = storedName(field);
  const operator = side === 'min' ? '$gte' : '$lte';
  return { name, storedAs: '', isBound: false, condition: (value) => ({ [path]: { [operator]: value } }) };
}

/** Returns the filter by ids in other systems, all of which a record must have; without any, it matches all records. */
function externalFilter({ name }: FieldContract, service: string): ReadFilter {
  const keysOf = (value: unknown): string[] =>
    Object.entries(value as Record<string, string>).map(([source, id]) => externalKey(service, { source, id }));
  const condition: CustomFilter = (value) => {
    const keys = keysOf(value);
    return keys.length > 0 ? { [EXTERNAL_KEYS]: { $all: keys } } : {};
  };
  return { name, storedAs: '', isBound: false, condition };
}

const storesInstants = ({ fields }: MessageContract, path: string): boolean =>
  fields.some((field) => storedName(field) === path && (field.rules.format === 'date_time' || isDayOfInstant(field)));

/** The conditions of the bounds of a range, both included. A bound is a day (YYYY-MM-DD) or an instant (RFC 3339). */
interface Bounds {
  from(bound: string): object;
  to(bound: string): object;
}

const isDay = (bound: string): boolean => !bound.includes('T');

/** Returns the bounds of a field that stores instants: a day is that of the organization's time zone. */
export const instantBounds = (days: Days): Bounds => ({
  from: (bound) => ({ $gte: isDay(bound) ? days.startOf(parseDay(bound)) : new Date(bound) }),
  to: (bound) => (isDay(bound) ? { $lt: days.startOf(nextDay(parseDay(bound))) } : { $lte: new Date(bound) }),
});

/** Returns the bounds of a field that stores days: an instant bounds by the day that contains it. */
function dayBounds(days: Days): Bounds {
  const dayOf = (bound: string) => (isDay(bound) ? parseDay(bound) : days.of(new Date(bound)));
  return { from: (bound) => ({ $gte: dayOf(bound) }), to: (bound) => ({ $lt: nextDay(dayOf(bound)) }) };
}

/** Finds an rpc of a service by name; undefined if there is none. */
export function findRpc<const Name extends string>(
  contract: Contract,
  service: string,
  name: Name,
): NamedRpc<Name> | undefined {
  return contract.services.get(service)?.rpcs.find((rpc): rpc is NamedRpc<Name> => rpc.name === name);
}

/** An rpc whose name is known to the compiler. */
export type NamedRpc<Name extends string> = Rpc & { readonly name: Name };

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

/** Returns the record that a request has in the field `body`; empty if there is none. */
export const recordIn = (request: object, body: string): Record<string, unknown> =>
  (request as Record<string, Record<string, unknown> | null | undefined>)[body] ?? {};

/** Returns the request field that holds the record. */
export function bodyField(rpc: Rpc): FieldContract | undefined {
  const named = rpc.bindings.find(({ body }) => body !== '' && body !== '*')?.body;
  return named === undefined ? undefined : rpc.request.field(named);
}

import type { Contract, FieldContract, MessageContract, Rpc } from '@bms/contracts';
import { storedName } from './conversion.ts';
import type { CustomFilter } from './definition.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What the contract says of a list: how it may be sorted and filtered, in stored names. */
export interface ListContract {
  /** The name that a caller sorts by, to the stored field; each list has `id` and `created_at`. */
  readonly sorts: ReadonlyMap<string, SortField>;
  readonly filters: readonly ListFilter[];
}

export interface SortField {
  /** The stored field that the index is on. */
  readonly path: string;
  /** Text sorts by its folded form, see sort keys. */
  readonly folded: boolean;
}

export interface ListFilter {
  /** The field of the request. */
  readonly name: string;
  /** The stored field that it is compared with; empty for a custom one. */
  readonly storedAs: string;
  /** It is a bound of the field, not a value that it has. */
  readonly isBound: boolean;
  /** The condition for a value that was sent. */
  condition: CustomFilter;
}

export type CustomFilters = Readonly<Record<string, CustomFilter | undefined>>;

/** The name of the field that a list request has its page, order and search in. */
export const LIST_FIELD = 'list';

/**
 * Reads the List rpc of a service.
 * @param custom filters that the module answers for, by name
 * @throws Error naming a sort that is no field of the record, or a custom filter that is no field of the request
 */
export function readListContract(list: Rpc, record: MessageContract, custom: CustomFilters = {}): ListContract {
  const query = list.request.field(LIST_FIELD);
  const sorts = (query?.rules.sortable ?? []).map((name) => [name, sortField(name, record, list)] as const);
  const unknown = Object.keys(custom).find((name) => !list.request.field(name));
  if (unknown) throw new Error(`${list.path} has no parameter ${unknown} to filter by`);
  const fields = list.request.fields.filter((field) => field.name !== LIST_FIELD);
  const filters = fields.map((field) => customFilter(field, custom[field.name]) ?? readFilter(field));
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

function customFilter({ name }: FieldContract, condition: CustomFilters[string]): ListFilter | undefined {
  return condition && { name, storedAs: '', isBound: false, condition };
}

/** `due_from` and `due_to` are days between which a field lies; every other filter is a value that it has. */
function readFilter(field: FieldContract): ListFilter {
  const { name, rules } = field;
  const bound = rules.format === 'date' ? /^(.+)_(from|to)$/.exec(name) : null;
  if (!bound)
    return { name, storedAs: rules.storedAs, isBound: false, condition: (value) => ({ [rules.storedAs]: value }) };
  const storedAs = rules.storedAs === name ? bound[1]! : rules.storedAs;
  const condition = bound[2] === 'from' ? fromDay : toDay;
  return { name, storedAs, isBound: true, condition: (value) => ({ [storedAs]: condition(String(value)) }) };
}

/** That day (YYYY-MM-DD, UTC) or later. */
export const fromDay = (day: string) => ({ $gte: new Date(day) });
/** That day (YYYY-MM-DD, UTC) or earlier. */
export const toDay = (day: string) => ({ $lt: new Date(Date.parse(day) + DAY_MS) });

/** The rpc of a service by its name, if there is one. */
export function findRpc(contract: Contract, service: string, name: string): Rpc | undefined {
  return contract.services.get(service)?.rpcs.find((rpc) => rpc.name === name);
}

/** The message that is the record itself: what Create takes, else what Get or else List shows. @throws Error without any */
export function recordMessage(contract: Contract, service: string): MessageContract {
  const create = findRpc(contract, service, 'Create');
  const sent = create && bodyField(create)?.message;
  const shown = findRpc(contract, service, 'Get')?.response.field('record')?.message;
  const listed = findRpc(contract, service, 'List')?.response.field('records')?.message;
  const message = sent ?? shown ?? listed;
  if (!message) throw new Error(`${service} has no Create with a body, no Get with a record and no List with records`);
  return message;
}

/** The field of a request that holds the record. */
export function bodyField(rpc: Rpc): FieldContract | undefined {
  const named = rpc.bindings.find(({ body }) => body !== '' && body !== '*')?.body;
  return named === undefined ? undefined : rpc.request.field(named);
}

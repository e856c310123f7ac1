import { isDeepStrictEqual } from 'node:util';
import { type FieldContract, invalid, type MessageContract } from '@bms/contracts';
import type { StoredValues } from '@bms/service-kit';
import type { Client } from '../clients.model.ts';

/** The clients of a merge. */
export interface MergedClients {
  /** The client that remains. */
  readonly into: Client;
  /** The client that is merged, with the values of its custom fields that are valid now. */
  readonly from: Client;
}

/** The fields with values by key, such as `custom_fields.field_3`. */
const MAPS = ['custom_fields', 'external_ids'] as const;
/** The lists that are combined. */
const COMBINED = ['labels', 'group_ids'] as const;
/** The fields that are only taken if they are named: without a value, those of the organization apply, or no tax status. */
const NAMED_ONLY: readonly string[] = [
  ...['currency', 'language', 'due_days', 'tax_exempt', 'tax_exemption_reason', 'reverse_charge', 'owner_id', 'status'],
  // It follows from the country, unless it is named.
  'country_code',
];
/** The fields of one address. */
const ADDRESS: readonly (keyof Client)[] = ['address', 'city', 'state', 'zip', 'country'];

/**
 * Returns the changes of the remaining client by a merge, by stored name. Its values stay, and empty ones are those of the
 * other client; with `fields`, the named values are.
 * @param record the message of a client
 * @throws ApiError validation_failed naming an unknown field
 */
export function mergedValues(
  record: MessageContract,
  clients: MergedClients,
  fields: readonly string[],
): StoredValues<Client> {
  const own = writableFields(record);
  assertKnown(own, fields);
  const { into, from } = clients;
  const filled = own.filter((name) => isFilled(clients, name)).map((name) => [name, from[name]] as const);
  const named = own.filter((name) => fields.includes(name)).map((name) => [name, from[name]] as const);
  const combined = COMBINED.map((name) => [name, combine<unknown>(into[name], from[name])] as const);
  const maps = MAPS.map((name) => [name, mergeMaps(name, clients, fields)] as const);
  const values = Object.fromEntries([...filled, ...combined, ...named, ...maps]);
  const merged_ids = combine(into.merged_ids, [...(from.merged_ids ?? []), from._id]);
  return { ...changesOf(into, values), merged_ids } as StoredValues<Client>;
}

type WritableName = keyof Client & string;

function writableFields({ fields }: MessageContract): WritableName[] {
  const isWritable = ({ rules }: FieldContract): boolean => !rules.readOnly && !rules.computed && !rules.nameOf;
  return fields.filter(isWritable).map(({ rules }) => rules.storedAs as WritableName);
}

function assertKnown(own: readonly string[], fields: readonly string[]): void {
  const isKnown = (field: string): boolean => own.includes(field) || MAPS.some((map) => field.startsWith(`${map}.`));
  const violations = fields.flatMap((field, index) => {
    const message = `fields[${index}] ${field} is no field of clients that can be changed.`;
    return isKnown(field) ? [] : [{ field: `fields[${index}]`, code: 'not_allowed', message }];
  });
  if (violations.length > 0) throw invalid(...violations);
}

function isFilled({ into, from }: MergedClients, name: WritableName): boolean {
  if (NAMED_ONLY.includes(name) || COMBINED.some((one) => one === name) || MAPS.some((one) => one === name))
    return false;
  if (!isEmpty(into[name]) || isEmpty(from[name])) return false;
  return !ADDRESS.includes(name) || isSameAddress(into, from);
}

/** True unless two addresses differ: parts of different ones would make an address that does not exist. */
const isSameAddress = (into: Client, from: Client): boolean =>
  ADDRESS.every((name) => isEmpty(into[name]) || isEmpty(from[name]) || isSameText(into[name], from[name]));

const isSameText = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const combine = <Item>(into: readonly Item[] = [], from: readonly Item[] = []): Item[] => [
  ...new Set([...into, ...from]),
];

function mergeMaps(
  name: (typeof MAPS)[number],
  { into, from }: MergedClients,
  fields: readonly string[],
): Record<string, string> {
  const [own = {}, others = {}] = [into[name], from[name]] as (Record<string, string> | undefined)[];
  const isTaken = ([key, value]: [string, string]): boolean =>
    fields.includes(name) || fields.includes(`${name}.${key}`) || (isEmpty(own[key]) && !isEmpty(value));
  return { ...own, ...Object.fromEntries(Object.entries(others).filter(isTaken)) };
}

/** Returns the values that differ from those of the client; an empty list or map is no value. */
function changesOf(client: Client, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isNothing = (value: unknown): boolean =>
    isEmpty(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  const isChanged = ([name, value]: [string, unknown]): boolean => {
    const before = client[name as keyof Client];
    return !(isNothing(before) && isNothing(value)) && !isDeepStrictEqual(before, value);
  };
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

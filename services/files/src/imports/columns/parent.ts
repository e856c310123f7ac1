import type { Contract, MessageContract, Rpc, ServiceContract } from '@bms/contracts';
import { fold } from '@bms/service-kit';

type Message = Readonly<Record<string, unknown>>;

/** A request of the list of parents, with the values that it looks up. */
export interface LookupRequest {
  readonly values: readonly string[];
  readonly message: Message;
}

/** A way to find parents by the values of a column. */
export interface Lookup {
  requests(values: readonly string[]): readonly LookupRequest[];
  /** True if a listed record is one that a value names. */
  matches(record: Message, value: string): boolean;
}

/** The record in the paths of a module's records, to which they belong: the client of a contact. */
export interface Parent {
  /** The variable of the paths, e.g. `client_id`; also the path of a column with its ids. */
  readonly variable: string;
  readonly list: Rpc;
  /** The path of a column with its names, e.g. `client.company_name`. */
  readonly byName: string;
  /** The paths that a column can have, with an example of an id of another system. */
  readonly paths: readonly string[];
  /** Returns how parents are found by a path; undefined if they cannot be. */
  lookup(path: string): Lookup | undefined;
}

/** The most ids in a request. */
const PAGE = 100;
/** The most records with a similar name that are compared. */
const SIMILAR = 50;
/** Enough to see that there are several. */
const TWO = { limit: 2 };
const EXTERNAL = /^external_ids\.([a-z][a-z0-9_]{0,31})$/;

/**
 * Returns the parent of a module's records, whose id is the only variable in the path of a bulk.
 * @returns undefined if the path has no variable, or one of records that cannot be listed by name
 */
export function parentOf({ services }: Contract, { rpcs }: ServiceContract, bulk: Rpc): Parent | undefined {
  const [variable, ...others] = variablesOf(bulk);
  const references = rpcs.find(({ name }) => name === 'List')?.request.field(variable ?? '')?.rules.references;
  const owner = [...services.values()].find(({ module }) => module !== '' && module === references);
  const list = owner?.rpcs.find(({ name, bindings }) => name === 'List' && bindings.length > 0);
  const item = list?.response.field('records')?.message;
  const record = owner?.rpcs.find(({ name }) => name === 'Get')?.response.field('record')?.message;
  const title = record?.fields.find(({ rules }) => rules.search === 'title')?.name;
  if (!variable || others.length > 0 || !list || !record || !title || !item?.field(title)) return undefined;
  const prefix = variable.replace(/_id$/, '');
  const filters = searchedFilters(list, record);
  return {
    variable,
    list,
    byName: `${prefix}.${title}`,
    paths: [variable, ...[title, ...filters, 'external_ids.<source>'].map((name) => `${prefix}.${name}`)],
    lookup: (path) => {
      if (path === variable) return byId;
      if (!path.startsWith(`${prefix}.`)) return undefined;
      const name = path.slice(prefix.length + 1);
      const source = EXTERNAL.exec(name)?.[1];
      if (source !== undefined) return byFilter((value) => ({ external_id: { [source]: value } }));
      if (name === title) return byTitle(title);
      return filters.includes(name) ? byFilter((value) => ({ [name]: value })) : undefined;
    },
  };
}

/** Returns the variables in the path of an rpc. */
export const variablesOf = ({ bindings }: Rpc): string[] =>
  (bindings[0]?.segments ?? []).flatMap((segment) => ('variable' in segment ? [segment.variable] : []));

/** Returns the filters by texts that the search finds, too, such as `email`: few records have the same value. */
const searchedFilters = (list: Rpc, record: MessageContract): string[] =>
  record.fields
    .filter(({ name, rules }) => rules.search !== '' && list.request.field(name)?.type === 'string')
    .map(({ name }) => name);

const byId: Lookup = {
  requests: (values) =>
    Array.from({ length: Math.ceil(values.length / PAGE) }, (_nothing, page) => {
      const some = values.slice(page * PAGE, (page + 1) * PAGE);
      return { values: some, message: { list: { ids: some.map(Number), limit: PAGE } } };
    }),
  matches: ({ id }, value) => String(id) === value,
};

/**
 * Finds records by exactly their name, except for case, accents and blanks. A similar name is another record. Sorted by
 * name, a record comes before those whose names only begin like its own.
 */
const byTitle = (title: string): Lookup => ({
  requests: (values) =>
    values.map((value) => ({ values: [value], message: { list: { search: value, sort: title, limit: SIMILAR } } })),
  matches: (record, value) => nameKey(String(record[title])) === nameKey(value),
});

const nameKey = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();

const byFilter = (filterBy: (value: string) => Message): Lookup => ({
  requests: (values) => values.map((value) => ({ values: [value], message: { ...filterBy(value), list: TWO } })),
  matches: () => true,
});

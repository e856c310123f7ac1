import type { Contract, FieldContract, Rpc } from '@bms/contracts';
import { CREATED_DAY, EXTERNAL_ID, FIRST_ID, IDS, WORDS } from './records.ts';

/** A list with a query. */
export interface ListCase {
  /** For the name of a test, e.g. `Invoices {"status":"sent"}`. */
  readonly name: string;
  readonly rpc: Rpc;
  readonly query: ListQuery;
}

/** The request of a list: `list` has page, order, search and days of creation, the others are filters. */
export interface ListQuery {
  readonly list?: Readonly<Record<string, unknown>>;
  readonly [filter: string]: unknown;
}

/** A query with two conditions, or a condition and a sort. */
export interface Combination extends ListCase {
  /** The queries with each condition alone. */
  readonly alone: readonly ListCase[];
}

/** The queries that the contract offers for the lists of a service. */
export interface ListCases {
  /** Each list without parameters. */
  readonly plain: readonly ListCase[];
  /** Each sort, in both directions. */
  readonly sorts: readonly ListCase[];
  /**
   * Each value of each filter, some ids, bounds of the creation date, and words found in nearly all or in few records.
   */
  readonly filters: readonly ListCase[];
  /** Each pair of filters, including a word found in some records, and each filter with each descending sort. */
  readonly combinations: readonly Combination[];
}

/** Returns values for a filter that match existing records. */
export type ValuesOf = (field: FieldContract) => readonly unknown[];

/**
 * Derives the list queries of a service from the contract.
 * @param valuesOf values for filters that are neither an enumeration nor boolean
 */
export function deriveListCases(contract: Contract, service: string, valuesOf: ValuesOf = () => []): ListCases {
  // Lists that are only paged, such as those of jobs, have no filters.
  const isSearched = (rpc: Rpc) => rpc.request.field('list')?.message?.field('search') !== undefined;
  const lists = contract.rpcs.filter((rpc) => rpc.name === 'List' && rpc.service.owner === service && isSearched(rpc));
  return {
    plain: lists.map((rpc) => caseOf(rpc, {})),
    sorts: lists.flatMap(sortsOf),
    filters: lists.flatMap((rpc) => [...filtersOf(rpc, valuesOf, [WORDS.most, WORDS.few]).flat(), byIds(rpc)]),
    combinations: lists.flatMap((rpc) => [...pairsOf(rpc, valuesOf), ...sortedOf(rpc, valuesOf)]),
  };
}

function sortsOf(rpc: Rpc): ListCase[] {
  const sortable = rpc.request.field('list')?.rules.sortable ?? [];
  return sortable.flatMap((sort) => [sort, `-${sort}`]).map((sort) => caseOf(rpc, { list: { sort } }));
}

const byIds = (rpc: Rpc): ListCase => caseOf(rpc, { list: { ids: IDS } });

/** Returns the cases of each filter alone. */
function filtersOf(rpc: Rpc, valuesOf: ValuesOf, words: readonly string[]): ListCase[][] {
  const inPath = Object.keys(pathValues(rpc));
  // Limits of numbers have no index of their own: MongoDB chooses between that of the sort and that of the order.
  const isOwn = ({ name }: FieldContract): boolean => !/^(list|include|.+_(min|max))$/.test(name);
  const own = rpc.request.fields.filter((field) => isOwn(field) && !inPath.includes(field.name));
  const created = [CREATED_DAY, `${CREATED_DAY}T12:00:00Z`];
  const common = { search: words, created_from: created, created_to: created };
  return [
    ...own.map((field) => valuesFor(field, valuesOf).map((value) => caseOf(rpc, { [field.name]: value }))),
    ...Object.entries(common).map(([name, values]) => values.map((value) => caseOf(rpc, { list: { [name]: value } }))),
  ];
}

function valuesFor(field: FieldContract, valuesOf: ValuesOf): readonly unknown[] {
  const { allowed } = field.rules;
  if (field.rules.externalIds) return [{ [EXTERNAL_ID.source]: EXTERNAL_ID.id }];
  if (field.type === 'bool') return [true, false];
  return allowed.length > 0 ? allowed : valuesOf(field);
}

const firstOfEach = (rpc: Rpc, valuesOf: ValuesOf): ListCase[] =>
  filtersOf(rpc, valuesOf, [WORDS.some]).flatMap((cases) => cases.slice(0, 1));

function pairsOf(rpc: Rpc, valuesOf: ValuesOf): Combination[] {
  const filters = firstOfEach(rpc, valuesOf);
  return filters.flatMap((one, index) =>
    filters.slice(index + 1).map((other) => ({ ...both(one, other), alone: [one, other] })),
  );
}

function sortedOf(rpc: Rpc, valuesOf: ValuesOf): Combination[] {
  const downwards = sortsOf(rpc).filter(({ query }) => String(query.list?.['sort']).startsWith('-'));
  return firstOfEach(rpc, valuesOf).flatMap((one) => downwards.map((sort) => ({ ...both(one, sort), alone: [one] })));
}

const both = ({ rpc, query }: ListCase, other: ListCase): ListCase =>
  caseOf(rpc, { ...query, ...other.query, list: { ...query.list, ...other.query.list } });

/** Creates the case of a list query; a nested list is requested for the first parent record. */
export function caseOf(rpc: Rpc, query: ListQuery): ListCase {
  return { name: `${resourceOf(rpc)} ${JSON.stringify(query)}`, rpc, query: { ...pathValues(rpc), ...query } };
}

/** Returns the values of the path variables of a list: the id of the first record. */
function pathValues({ bindings }: Rpc): Record<string, number> {
  const segments = bindings[0]?.segments ?? [];
  return Object.fromEntries(segments.flatMap((part) => ('variable' in part ? [[part.variable, FIRST_ID]] : [])));
}

/** Returns the resource name of an rpc, e.g. `Invoices`. */
export const resourceOf = (rpc: Rpc): string => rpc.service.name.split('.').at(-1)!;

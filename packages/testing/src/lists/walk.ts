import type { Contract, FieldContract, Rpc } from '@bms/contracts';
import { CREATED_DAY, WORDS } from './records.ts';

/** A list with one way to ask for it. */
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

/** Two conditions at once, or a condition and an order. */
export interface Combination extends ListCase {
  /** The queries that have only one of the conditions. */
  readonly alone: readonly ListCase[];
}

/** Every way to ask for the lists of a service that the contract offers. */
export interface ListWalk {
  /** Each list as it comes when nothing is asked. */
  readonly plain: readonly ListCase[];
  /** Each sort, in both directions. */
  readonly sorts: readonly ListCase[];
  /** Each value of each filter, bounds of the day of creation, and words that nearly all records hold, or few. */
  readonly filters: readonly ListCase[];
  /** Each two of the filters, with a word that some records hold, and each filter in each order. */
  readonly combinations: readonly Combination[];
}

/** Values that a filter may have, of records that there are. */
export type ValuesOf = (field: FieldContract) => readonly unknown[];

/** @param valuesOf for filters that are neither a choice of words nor yes or no */
export function walkLists(contract: Contract, service: string, valuesOf: ValuesOf = () => []): ListWalk {
  const lists = contract.rpcs.filter(
    (rpc) => rpc.name === 'List' && rpc.service.owner === service && rpc.request.field('list'),
  );
  return {
    plain: lists.map((rpc) => caseOf(rpc, {})),
    sorts: lists.flatMap(sortsOf),
    filters: lists.flatMap((rpc) => filtersOf(rpc, valuesOf, [WORDS.most, WORDS.few]).flat()),
    combinations: lists.flatMap((rpc) => [...pairsOf(rpc, valuesOf), ...sortedOf(rpc, valuesOf)]),
  };
}

function sortsOf(rpc: Rpc): ListCase[] {
  const sortable = rpc.request.field('list')?.rules.sortable ?? [];
  return sortable.flatMap((sort) => [sort, `-${sort}`]).map((sort) => caseOf(rpc, { list: { sort } }));
}

/** The cases of each filter by itself. */
function filtersOf(rpc: Rpc, valuesOf: ValuesOf, words: readonly string[]): ListCase[][] {
  const own = rpc.request.fields.filter(({ name }) => name !== 'list');
  const common = { search: words, created_from: [CREATED_DAY], created_to: [CREATED_DAY] };
  return [
    ...own.map((field) => valuesFor(field, valuesOf).map((value) => caseOf(rpc, { [field.name]: value }))),
    ...Object.entries(common).map(([name, values]) => values.map((value) => caseOf(rpc, { list: { [name]: value } }))),
  ];
}

function valuesFor(field: FieldContract, valuesOf: ValuesOf): readonly unknown[] {
  const { allowed } = field.rules;
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

/** A list asked for so. */
export function caseOf(rpc: Rpc, query: ListQuery): ListCase {
  return { name: `${resourceOf(rpc)} ${JSON.stringify(query)}`, rpc, query };
}

/** The name of the resource of an rpc, e.g. `Invoices`. */
export const resourceOf = (rpc: Rpc): string => rpc.service.name.split('.').at(-1)!;

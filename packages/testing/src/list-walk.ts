import type { Contract, FieldContract, Rpc } from '@bms/contracts';
import type { Connection } from 'mongoose';
import type { RpcClient, RpcOptions } from './rpc-client.ts';

/** A list with one way to ask for it. */
export interface ListCase {
  /** For the name of a test, e.g. `Invoices {"status":"sent"}`. */
  readonly name: string;
  readonly rpc: Rpc;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Every way to ask for the lists of a service that the contract offers. */
export interface ListWalk {
  /** Each sort, in both directions. */
  readonly sorts: readonly ListCase[];
  /** Each value of each filter. */
  readonly filters: readonly ListCase[];
  /** Two filters at once, with the queries that have only one of them. */
  readonly pairs: readonly (ListCase & { readonly alone: readonly ListCase[] })[];
}

/** Values that a filter may have, of records that there are. */
export type ValuesOf = (field: FieldContract) => readonly unknown[];

/** @param valuesOf for filters that are neither a choice of words nor yes or no */
export function walkLists(contract: Contract, service: string, valuesOf: ValuesOf): ListWalk {
  const lists = contract.rpcs.filter((rpc) => rpc.name === 'List' && rpc.service.owner === service);
  return {
    sorts: lists.flatMap((rpc) => sortsOf(rpc).map((sort) => caseOf(rpc, { list: { sort } }))),
    filters: lists.flatMap((rpc) => filtersOf(rpc).flatMap((field) => casesOf(rpc, field, valuesOf))),
    pairs: lists.flatMap((rpc) => pairsOf(rpc, valuesOf)),
  };
}

const sortsOf = (rpc: Rpc): string[] =>
  (rpc.request.field('list')?.rules.sortable ?? []).flatMap((sort) => [sort, `-${sort}`]);

const filtersOf = (rpc: Rpc): FieldContract[] => rpc.request.fields.filter(({ name }) => name !== 'list');

function casesOf(rpc: Rpc, field: FieldContract, valuesOf: ValuesOf): ListCase[] {
  const { allowed } = field.rules;
  const values = field.type === 'bool' ? [true, false] : allowed.length > 0 ? allowed : valuesOf(field);
  return values.map((value) => caseOf(rpc, { [field.name]: value }));
}

function pairsOf(rpc: Rpc, valuesOf: ValuesOf): ListWalk['pairs'] {
  const filters = filtersOf(rpc).flatMap((field) => casesOf(rpc, field, valuesOf).slice(0, 1));
  return filters.flatMap((one, index) =>
    filters
      .slice(index + 1)
      .map((other) => ({ ...caseOf(rpc, { ...one.query, ...other.query }), alone: [one, other] })),
  );
}

function caseOf(rpc: Rpc, query: ListCase['query']): ListCase {
  return { name: `${resourceOf(rpc)} ${JSON.stringify(query)}`, rpc, query };
}

const resourceOf = (rpc: Rpc): string => rpc.service.name.split('.').at(-1)!;

/** What the database looked at for one list. */
export interface Looked {
  /** How many records the query is true for. */
  readonly total: number;
  /** How many documents were read for the page. */
  readonly documents: number;
  /** How each query went about it, also the one that counts. */
  readonly plans: readonly string[];
}

/** Asks for a list, and says by MongoDB's profiler what was really looked at. @param db that of the service */
export async function lookAtList(
  db: Connection,
  { call }: Pick<RpcClient, 'call'>,
  { rpc, query }: ListCase,
  options?: RpcOptions,
  collection = rpc.service.module,
): Promise<Looked> {
  await db.db!.command({ profile: 2 });
  const { message } = await call<{ records: unknown[]; meta?: { total: number } }>(
    `${resourceOf(rpc)}/List`,
    query,
    options,
  );
  await db.db!.command({ profile: 0 });
  const profile = db.collection('system.profile');
  const done = await profile.find({ ns: `${db.name}.${collection}` }).toArray();
  await profile.drop();
  return {
    total: message.meta?.total ?? message.records.length,
    documents: Number(done.find((entry) => entry['op'] === 'query')?.['docsExamined']),
    plans: done.map((entry) => String(entry['planSummary'] ?? 'RECORD_STORE_FAST_COUNT')),
  };
}

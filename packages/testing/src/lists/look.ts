import type { Connection } from 'mongoose';
import type { RpcClient, RpcOptions } from '../rpc-client.ts';
import { type ListCase, resourceOf } from './walk.ts';

/** Room for what the database did in a whole test file, in bytes. */
const PROFILE_SIZE = 64 * 1024 * 1024;

/** What of the profiler's entries is looked at; they are long. */
const KEPT = { ns: 1, op: 1, docsExamined: 1, keysExamined: 1, planSummary: 1 } as const;

/** What the database looked at for one list. */
export interface Looked {
  /** How many records the query is true for. */
  readonly total: number;
  /** How many documents were read for the page. */
  readonly documents: number;
  /** How many keys of indexes were read for the page. */
  readonly keys: number;
  /** How each query went about it, also the one that counts. */
  readonly plans: readonly string[];
}

/** Asks for a list and says what was looked at. */
export type Look = (list: ListCase, options?: RpcOptions) => Promise<Looked>;

/**
 * Has MongoDB's profiler keep what is really done in a service's database: of several plans that are tried for a query that
 * is the one which was taken.
 * @param collections in which lists find their records, by module, where it is not that of the module
 */
export async function openLook(
  db: Connection,
  { call }: Pick<RpcClient, 'call'>,
  collections: Readonly<Record<string, string>> = {},
): Promise<Look> {
  await db.db!.createCollection('system.profile', { capped: true, size: PROFILE_SIZE });
  await db.db!.command({ profile: 2 });
  const profile = db.collection('system.profile');
  return async ({ rpc, query }, options) => {
    const before = await profile.estimatedDocumentCount();
    const { message } = await call<{ records: unknown[]; meta?: { total: number } }>(
      `${resourceOf(rpc)}/List`,
      query,
      options,
    );
    const ns = `${db.name}.${collections[rpc.service.module] ?? rpc.service.module}`;
    // Who follows a collection by a change stream asks for more all the time.
    const isOurs = (entry: Record<string, unknown>) => entry['ns'] === ns && entry['op'] !== 'getmore';
    const done = (await profile.find({}, { projection: KEPT }).skip(before).toArray()).filter(isOurs);
    const queries = done.filter((entry) => entry['op'] === 'query');
    return {
      total: message.meta?.total ?? message.records.length,
      documents: sumOf(queries, 'docsExamined'),
      keys: sumOf(queries, 'keysExamined'),
      plans: done.map((entry) => String(entry['planSummary'] ?? 'RECORD_STORE_FAST_COUNT')),
    };
  };
}

/** NaN, which no bound holds for, where nothing was read. */
const sumOf = (entries: readonly Record<string, unknown>[], name: string): number =>
  entries.length === 0 ? Number.NaN : entries.reduce((sum, entry) => sum + Number(entry[name]), 0);

import type { Connection } from 'mongoose';
import type { RpcClient, RpcOptions } from '../rpc-client.ts';
import { type ListCase, resourceOf } from './cases.ts';

/** The size of the profiler collection, sufficient for a whole test file, in bytes. */
const PROFILE_SIZE = 64 * 1024 * 1024;

/** The projection of profiler entries, which are long. */
const KEPT = { ns: 1, op: 1, docsExamined: 1, keysExamined: 1, planSummary: 1, 'command.comment': 1 } as const;

/** The work of the database for one list. */
export interface Looked {
  /** The number of matching records. */
  readonly total: number;
  /** The number of documents examined for the page. */
  readonly documents: number;
  /** The number of index keys examined for the page. */
  readonly keys: number;
  /** The plan of each query, including the count. */
  readonly plans: readonly string[];
}

/** An entry of the profiler. */
interface Profiled extends Record<string, unknown> {
  readonly command?: { readonly comment?: string };
}

/** Requests a list and returns the work of the database. */
export type Look = (list: ListCase, options?: RpcOptions) => Promise<Looked>;

/**
 * Enables MongoDB's profiler on a service's database; it records the executed plan, not those that were only tried.
 * @param collections collection names by module, if they differ from the module
 */
export async function openLook(
  db: Connection,
  { call }: Pick<RpcClient, 'call'>,
  collections: Readonly<Record<string, string>> = {},
): Promise<Look> {
  await forgetPlans(db);
  await db.db!.createCollection('system.profile', { capped: true, size: PROFILE_SIZE });
  await db.db!.command({ profile: 2 });
  const readNew = await followProfile(db);
  return async ({ rpc, query }, options) => {
    await readNew();
    const { message } = await call<{ records: unknown[]; meta?: { total: number } }>(
      `${resourceOf(rpc)}/List`,
      query,
      options,
    );
    const ns = `${db.name}.${collections[rpc.service.module] ?? rpc.service.module}`;
    // Change streams continuously issue getmore operations; other background reads have a comment.
    const isOurs = ({ ns: at, op, command }: Profiled) => at === ns && op !== 'getmore' && !command?.comment;
    const done = (await readNew()).filter(isOurs);
    const queries = done.filter((entry) => entry['op'] === 'query');
    return {
      total: message.meta?.total ?? message.records.length,
      documents: sumOf(queries, 'docsExamined'),
      keys: sumOf(queries, 'keysExamined'),
      plans: done.map((entry) => String(entry['planSummary'] ?? 'RECORD_STORE_FAST_COUNT')),
    };
  };
}

/**
 * Returns a function that reads the entries since its last call. One cursor follows the profiler, since each query of it
 * would walk through all earlier entries.
 */
async function followProfile(db: Connection): Promise<() => Promise<Profiled[]>> {
  // A cursor that finds nothing at first is closed.
  await db.db!.collection('profiled').findOne();
  const options = { projection: KEPT, tailable: true, awaitData: false };
  const cursor = db.db!.collection('system.profile').find<Profiled>({}, options);
  return async () => {
    // One batch, since reading it is recorded as well.
    const first = await cursor.tryNext();
    return first ? [first, ...cursor.readBufferedDocuments()] : [];
  };
}

/** Clears the plan caches: a plan for the few records of an earlier test file on the database reads too many of ours. */
async function forgetPlans(db: Connection): Promise<void> {
  for (const { collectionName } of await db.db!.collections())
    if (!collectionName.startsWith('system.')) await db.db!.command({ planCacheClear: collectionName });
}

/** Sums a field; NaN if nothing was recorded, so that every bound fails. */
const sumOf = (entries: readonly Record<string, unknown>[], name: string): number =>
  entries.length === 0 ? Number.NaN : entries.reduce((sum, entry) => sum + Number(entry[name]), 0);

import { ApiError } from '@bms/contracts';
import type { Job } from '@bms/events';
import type { ModelDefinition } from '@bms/service-kit';
import { type Connection, Schema } from 'mongoose';
import { PAGE_SIZE, type StorePage } from './reindex.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchedModule } from './searched-modules.ts';

/** The format of the entries; increase it when it changes, so that all records are read again. */
const FORMAT = 2;
const INTERVAL_MS = 10_000;

const FILLS = 'search_fills';

/** The progress of reading the records of a module. `bms search rebuild` deletes it. */
export interface Fill {
  /** The module. */
  readonly _id: string;
  readonly format: number;
  /** The last record that was read. */
  readonly after: number;
  readonly count: number;
  readonly is_done: boolean;
}

const schema = new Schema<Fill>(
  { _id: { type: String, required: true }, format: Number, after: Number, count: Number, is_done: Boolean },
  { versionKey: false },
);

export const fillModel: ModelDefinition = { name: FILLS, schema };

/** The dependencies of a fill. */
interface FillDeps {
  readonly db: Connection;
  readonly modules: ReadonlyMap<string, SearchedModule>;
  readonly index: SearchIndex;
  readonly storePage: StorePage;
}

/**
 * Creates the job that reads all records of the services into the index, once: after the first start with a search or with
 * entries of another format, and on request. It runs in one process, beside the events of changes, and continues after a
 * restart. A service that is unavailable is tried again at the next run.
 */
export function fillJob(deps: FillDeps): Job {
  return {
    name: 'search index',
    intervalMs: INTERVAL_MS,
    run: async ({ signal, log }) => {
      const unavailable = new Set<string>();
      const done = await doneModules(deps.db);
      for (const module of deps.modules.values()) {
        if (done.has(module.module) || unavailable.has(module.service)) continue;
        try {
          await fillModule(deps, module, signal);
        } catch (err) {
          if (!(err instanceof ApiError)) throw err;
          unavailable.add(module.service);
          log.info({ module: module.module, code: err.code }, 'filling the search index is delayed');
        }
      }
    },
  };
}

/** Returns the modules that are in the index, by one query: the job runs often, and mostly finds that all are. */
const doneModules = async (db: Connection): Promise<ReadonlySet<string>> =>
  new Set(await db.collection<Fill>(FILLS).distinct('_id', { format: FORMAT, is_done: true }));

async function fillModule(
  { db, index, storePage }: FillDeps,
  module: SearchedModule,
  signal: AbortSignal,
): Promise<void> {
  const fills = db.collection<Fill>(FILLS);
  const begun: Fill = { _id: module.module, format: FORMAT, after: 0, count: 0, is_done: false };
  const stored = await fills.findOne({ _id: module.module });
  if (stored?.format !== FORMAT) await fills.replaceOne({ _id: module.module }, begun, { upsert: true });
  for (let fill = stored?.format === FORMAT ? stored : begun; !fill.is_done; ) {
    signal.throwIfAborted();
    const { after } = fill;
    const request = { after, limit: PAGE_SIZE, client_id: 0, ids: [] };
    const { ids, settled } = await storePage(module, request, { replacesOlder: true });
    const isLast = ids.length < PAGE_SIZE;
    await index.sweep(module.module, { after, upTo: isLast ? Infinity : ids.at(-1)! }, ids, settled);
    const next = { ...fill, after: ids.at(-1) ?? after, count: fill.count + ids.length, is_done: isLast };
    // Deleted meanwhile by a rebuild, which begins anew.
    const { matchedCount } = await fills.replaceOne({ _id: fill._id, after }, next);
    if (matchedCount === 0) return;
    fill = next;
  }
}

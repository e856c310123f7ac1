import { setTimeout as sleep } from 'node:timers/promises';
import { loadContract } from '@bms/contracts';
import type { mongo } from 'mongoose';
import type { Context, Outcome } from '../run/command.ts';
import { UserError } from '../run/errors.ts';
import { findTarget } from '../target/find-target.ts';
import { withDatabases } from '../target/open-database.ts';

/** The service with the search index, and its collection of how far the records of each module were read. */
const SERVICE = 'activity';
const FILLS = 'search_fills';
const POLL_MS = 500;
/** The time without progress after which the command ends. */
const STALLED_MS = 120_000;

/** The progress of reading the records of a module; see services/activity/src/search/fill.ts. */
interface Fill {
  readonly _id: string;
  readonly count: number;
  readonly is_done: boolean;
}

/** Has activity read all records into the search index again, and waits for it. @throws UserError if nothing progresses */
export async function rebuildSearch({ env, report, signal }: Context): Promise<Outcome> {
  const target = await findTarget(env);
  const modules = searchedModules();
  const fills = await withDatabases(target, [SERVICE], async ([database]) => {
    const collection = database!.db.collection<Fill>(FILLS);
    await collection.deleteMany({});
    return await untilFilled(collection, modules, report, signal);
  });
  const counts = Object.fromEntries(fills.map(({ _id, count }) => [_id, count]));
  const total = fills.reduce((sum, { count }) => sum + count, 0);
  return {
    data: { records: total, modules: counts },
    lines: [`✓ ${total} records of ${fills.length} modules are in the search index`],
  };
}

const searchedModules = (): string[] =>
  loadContract()
    .rpcs.filter(({ policy }) => policy.forSearch)
    .map(({ service }) => service.module);

async function untilFilled(
  collection: mongo.Collection<Fill>,
  modules: readonly string[],
  report: Context['report'],
  signal: AbortSignal,
): Promise<Fill[]> {
  const reported = new Set<string>();
  for (let known = '', since = Date.now(); ; ) {
    const fills = await collection.find().toArray();
    for (const { _id, count, is_done } of fills) {
      if (!is_done || reported.has(_id)) continue;
      reported.add(_id);
      report(`${_id}: ${count} records`);
    }
    const open = modules.filter((module) => !reported.has(module));
    if (open.length === 0) return fills;
    const state = JSON.stringify(fills);
    if (state !== known) since = Date.now();
    known = state;
    if (Date.now() - since > STALLED_MS)
      throw new UserError(
        `${open.join(', ')}: no record was read for two minutes; activity and the services must be running`,
      );
    await sleep(POLL_MS, undefined, { signal });
  }
}

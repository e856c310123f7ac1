import type { Connection } from 'mongoose';
import type { Runtime } from '../module.ts';

const HOUR_MS = 3600_000;
/** The time in which processes of the version before may still use an index (a rollout, or a rollback from it). */
const ROLLOUT_MS = 24 * HOUR_MS;

/** The instant since which an index is retired. */
interface RetiredIndex {
  /** Collection and name of the index. */
  readonly _id: string;
  readonly since: Date;
}

/**
 * Schedules the job that drops indexes which models no longer declare, a day after the first start of this version: until
 * then processes of the version before may need them. One that such a process creates anew later is dropped as well.
 * @param names the names of the indexes, e.g. `action_1_created_at_-1__id_-1`
 */
export function dropRetiredIndexes(
  { db, schedule }: Pick<Runtime, 'db' | 'schedule'>,
  collection: string,
  names: readonly string[],
): void {
  schedule({
    name: `retired indexes: ${collection}`,
    intervalMs: HOUR_MS,
    run: ({ log }) =>
      dropIndexesAfterRollout(db, collection, names, (index) => log.info({ collection, index }, 'index dropped')),
  });
}

/** Drops the retired indexes of a collection whose rollout is over. @param dropped is called for each of them */
export async function dropIndexesAfterRollout(
  db: Connection,
  collection: string,
  names: readonly string[],
  dropped: (index: string) => void,
): Promise<void> {
  const present = await db.collection(collection).indexes();
  const retired = present.flatMap(({ name = '' }) => (names.includes(name) ? [name] : []));
  for (const name of retired) {
    const since = await retiredSince(db, `${collection} ${name}`);
    if (Date.now() - since.getTime() < ROLLOUT_MS) continue;
    await db.collection(collection).dropIndex(name);
    dropped(name);
  }
}

async function retiredSince(db: Connection, _id: string): Promise<Date> {
  const first = { $setOnInsert: { since: new Date() } };
  const options = { upsert: true, returnDocument: 'after' } as const;
  const found = await db.collection<RetiredIndex>('retired_indexes').findOneAndUpdate({ _id }, first, options);
  return found!.since;
}
